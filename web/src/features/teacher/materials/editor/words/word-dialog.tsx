import type { WordProposal } from '@lux/contracts/games/letters-content.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../../components/controls/button.tsx';
import { Dialog } from '../../../../../components/dialogs/dialog.tsx';
import { Drawing, drawingUrl } from '../../../../../components/drawing.tsx';
import { Field } from '../../../../../components/fields/field.tsx';
import { Input } from '../../../../../components/fields/input.tsx';
import type { EditedWord } from '../edited-material.ts';

const SEPARATOR = '|';

interface WordDialogProps {
  word: EditedWord;
  found: WordProposal;
  onClose: () => void;
  onChange: (change: Pick<EditedWord, 'drawing' | 'syllables'>) => void;
}

/** A teacher corrects what LUX has found for a word: its drawing and its syllables. */
export function WordDialog({ word, found, onClose, onChange }: WordDialogProps) {
  const { drawing: own, syllables: ownSyllables = found.syllables } = word;
  const [drawing, setDrawing] = useState(own ?? found.drawing);
  const [text, setText] = useState(ownSyllables.join(SEPARATOR));
  const [problem, setProblem] = useState<string | null>(null);
  const drawings = [
    ...new Set([own, found.drawing, ...found.drawings].filter((one) => one != null)),
  ];

  function take(event: FormEvent) {
    event.preventDefault();
    const syllables = text.split(/[|\s·]+/).filter(Boolean);
    if (syllables.join('') !== found.word) {
      setProblem(`Zusammen müssen die Silben „${found.word}“ ergeben.`);
      return;
    }
    // What LUX would find anyway is not written down.
    const isOwnDrawing = drawing !== null && drawing !== found.drawing;
    const isOwnSplit = syllables.join(SEPARATOR) !== found.syllables.join(SEPARATOR);
    onChange({
      drawing: isOwnDrawing ? drawing : undefined,
      syllables: isOwnSplit ? syllables : undefined,
    });
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={found.word}>
      <form onSubmit={take} noValidate className="flex flex-col gap-5">
        {drawings.length === 0 ? (
          <p className="text-ink-soft">LUX hat kein Bild, das dieses Wort zeigt.</p>
        ) : (
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-bold">Welches Bild?</legend>
            <div className="grid grid-cols-3 gap-2">
              {drawings.map((one, index) => (
                <label
                  key={one}
                  className="relative grid min-h-24 cursor-pointer place-items-center rounded-md border-2 border-control-line bg-tile-sky has-checked:border-4 has-checked:border-primary has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
                >
                  <input
                    type="radio"
                    name="drawing"
                    className="sr-only"
                    aria-label={`Bild ${index + 1}`}
                    checked={one === drawing}
                    onChange={() => setDrawing(one)}
                  />
                  <Drawing src={drawingUrl(one)} className="size-18" />
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <Field label="Silben" hint="Ein Strich trennt sie: Schmet|ter|ling" error={problem}>
          {(control) => (
            <Input
              {...control}
              lang="de"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="child">
          Übernehmen
        </Button>
      </form>
    </Dialog>
  );
}
