import { materialLimits } from '@lux/contracts/classroom/material.ts';
import type { WordProposal } from '@lux/contracts/games/letters-content.ts';
import { ImageOff, Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../../components/controls/button.tsx';
import { Drawing, drawingUrl } from '../../../../../components/drawing.tsx';
import { Input } from '../../../../../components/fields/input.tsx';
import type { Edit } from '../edit-material.ts';
import type { EditedWord, Problems } from '../edited-material.ts';
import { Problem } from '../problem.tsx';
import { useFoundWords } from './use-found-words.ts';
import { WordDialog } from './word-dialog.tsx';

interface WordListProps {
  words: EditedWord[];
  problems: Problems;
  edit: (edit: Edit) => void;
}

/** One word a line. Enter begins the next one, and a pasted list becomes lines of its own. */
export function WordList({ words, problems, edit }: WordListProps) {
  const list = useRef<HTMLOListElement>(null);
  const found = useFoundWords(words.map(({ word }) => word));
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = words.find(({ key }) => key === openKey);
  const openFound = open && found.get(open.word.trim());
  const isFull = words.length >= materialLimits.words;
  const focusAt = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());

  function addAfter(index: number) {
    const after = words[index]?.key;
    edit({ type: 'words added', ...(after && { after }), words: [''] });
    focusAt(index + 1);
  }

  function paste(event: ClipboardEvent, { key, word }: EditedWord) {
    const pasted = event.clipboardData.getData('text').split(/[\n\t;,]+/);
    const [first = '', ...others] = pasted.map((one) => one.trim()).filter(Boolean);
    if (others.length === 0) return;
    event.preventDefault();
    // What stood there stays; the list comes behind it.
    if (word.trim() === '') edit({ type: 'word changed', key, change: { word: first } });
    const added = word.trim() === '' ? others : [first, ...others];
    edit({ type: 'words added', after: key, words: added });
  }

  return (
    <section aria-label="Wörter" className="flex flex-col gap-3">
      <h2 className="text-xl">{words.length === 1 ? '1 Wort' : `${words.length} Wörter`}</h2>
      <p className="text-ink-soft text-sm">
        Silben, Laute und Bilder findet LUX selbst; ein Druck auf das Bild ändert sie. Eine Liste
        aus Word oder Excel können Sie hier einfügen.
      </p>
      <ol ref={list} className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {words.map((one, index) => (
          <li key={one.key}>
            <div className="flex items-center gap-1.5">
              <span className="w-7 shrink-0 text-right text-ink-soft tabular-nums">
                {index + 1}
              </span>
              <FoundButton
                word={one}
                found={found.get(one.word.trim())}
                onOpen={() => setOpenKey(one.key)}
              />
              <Input
                aria-label={`Wort ${index + 1}`}
                lang="de"
                autoComplete="off"
                maxLength={30}
                className="min-w-0 px-3!"
                aria-invalid={problems.has(one.key)}
                value={one.word}
                onChange={({ target }) =>
                  edit({ type: 'word changed', key: one.key, change: { word: target.value } })
                }
                onPaste={(event) => paste(event, one)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || isFull) return;
                  event.preventDefault();
                  addAfter(index);
                }}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Wort ${index + 1} entfernen`}
                onClick={() => {
                  edit({ type: 'word removed', key: one.key });
                  focusAt(Math.max(index - 1, 0));
                }}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
            <Problem text={problems.get(one.key)} />
          </li>
        ))}
      </ol>
      {isFull ? (
        <p className="text-center text-ink-soft">Mehr als 200 Wörter passen nicht hinein.</p>
      ) : (
        <Button size="child" variant="outline" onClick={() => addAfter(words.length - 1)}>
          <Plus aria-hidden />
          Wort hinzufügen
        </Button>
      )}
      {open && openFound && (
        <WordDialog
          key={open.key}
          word={open}
          found={openFound}
          onClose={() => setOpenKey(null)}
          onChange={(change) => edit({ type: 'word changed', key: open.key, change })}
        />
      )}
    </section>
  );
}

interface FoundButtonProps {
  word: EditedWord;
  found: WordProposal | undefined;
  onOpen: () => void;
}

/** What LUX shows and how it parts the word; as wide before it is found, so that nothing jumps. */
function FoundButton({ word, found, onOpen }: FoundButtonProps) {
  if (found === undefined) return <span className="w-19 shrink-0" />;
  const drawing = word.drawing ?? found.drawing;
  const syllables = (word.syllables ?? found.syllables).join('|');
  return (
    <button
      type="button"
      aria-label={`Bild und Silben: ${found.word}, ${syllables}`}
      className="flex min-h-target w-19 shrink-0 flex-col items-center justify-center rounded-md border border-control-line bg-surface-raised p-0.5 hover:border-primary hover:bg-primary-soft"
      onClick={onOpen}
    >
      {drawing === null ? (
        <ImageOff aria-hidden className="size-6 text-ink-soft" />
      ) : (
        <Drawing src={drawingUrl(drawing)} className="size-9 rounded-sm bg-tile-sky" />
      )}
      {/* Parted where it is too long for one line. */}
      <span className="max-w-full text-xs leading-tight">
        {syllables.replaceAll('|', '|\u200b')}
      </span>
    </button>
  );
}
