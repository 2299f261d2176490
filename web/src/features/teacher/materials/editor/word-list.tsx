import { materialLimits } from '@lux/contracts/classroom/material.ts';
import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useRef } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Drawing, drawingUrl } from '../../../../components/drawing.tsx';
import { Input } from '../../../../components/fields/input.tsx';
import type { Edit } from './edit-material.ts';
import type { EditedWord, Problems } from './edited-material.ts';
import { Problem } from './problem.tsx';

interface WordListProps {
  words: EditedWord[];
  problems: Problems;
  edit: (edit: Edit) => void;
}

/** One word a line. Enter begins the next one, and a pasted list becomes lines of its own. */
export function WordList({ words, problems, edit }: WordListProps) {
  const list = useRef<HTMLOListElement>(null);
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
    if (word.trim() === '') edit({ type: 'word changed', key, word: first });
    const added = word.trim() === '' ? others : [first, ...others];
    edit({ type: 'words added', after: key, words: added });
  }

  return (
    <section aria-label="Wörter" className="flex flex-col gap-3">
      <h2 className="text-xl">{words.length === 1 ? '1 Wort' : `${words.length} Wörter`}</h2>
      <p className="text-ink-soft text-sm">
        Silben, Laute und Zeichnungen findet LUX selbst. Eine Liste aus Word oder Excel können Sie
        hier einfügen.
      </p>
      <ol ref={list} className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {words.map((one, index) => (
          <li key={one.key}>
            <div className="flex items-center gap-1.5">
              <span className="w-7 shrink-0 text-right text-ink-soft tabular-nums">
                {index + 1}
              </span>
              {one.drawing && (
                <Drawing src={drawingUrl(one.drawing)} className="size-11 shrink-0" />
              )}
              <Input
                aria-label={`Wort ${index + 1}`}
                lang="de"
                autoComplete="off"
                maxLength={30}
                className="min-w-0 px-3!"
                aria-invalid={problems.has(one.key)}
                value={one.word}
                onChange={({ target }) =>
                  edit({ type: 'word changed', key: one.key, word: target.value })
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
    </section>
  );
}
