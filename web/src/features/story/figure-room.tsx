import { useAtomValue } from 'jotai';
import { PenLine, Square, WandSparkles } from 'lucide-react';
import drawing from 'openmoji/color/svg/1F9D9.svg?url';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Textarea } from '../../components/fields/input.tsx';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { assistantNameAtom } from '../../lib/assistant-name.ts';
import { randomId } from '../../lib/random-id.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureForm } from './figure-form.tsx';
import { HeardWords } from './heard-words.tsx';
import { MicButton } from './mic-button.tsx';
import { NoLineNote } from './no-line-note.tsx';
import { SafetyNote } from './safety-note.tsx';
import type { Dictation } from './use-dictation.ts';
import type { Workshop } from './use-workshop.ts';

interface FigureRoomProps {
  workshop: Workshop;
  dictation: Dictation;
  description: string;
  onDescribe: (description: string) => void;
}

/** How many figures fit into a story and its booklet (contracts `StoryRequest`). */
const MOST = 12;

/** The tab "Charaktere" (SPEC 2): the figures of the running story. */
export function FigureRoom({ workshop, dictation, description, onDescribe }: FigureRoomProps) {
  const name = useAtomValue(assistantNameAtom);
  const [isWritingOne, setIsWritingOne] = useState(false);
  const { desk, send, lux } = workshop;
  const figures = desk.story.characters;

  async function invent(event: FormEvent) {
    event.preventDefault();
    if (lux.task !== null) return;
    if (await workshop.inventFigure(description)) onDescribe('');
  }

  return (
    <div className="flex flex-col gap-4">
      <NoLineNote />
      {figures.length < MOST ? (
        <Card>
          <form onSubmit={(event) => void invent(event)} className="flex flex-col gap-3">
            <div className="flex items-end gap-2">
              <Field label="Wer soll in deiner Geschichte mitspielen?" className="grow">
                {(control) => (
                  <Textarea
                    {...control}
                    rows={2}
                    value={description}
                    maxLength={1000}
                    placeholder="Zum Beispiel: ein kleiner Drache, der Angst vor Feuer hat"
                    onChange={(event) => onDescribe(event.target.value)}
                  />
                )}
              </Field>
              <MicButton target="figure" label="Figur beschreiben" dictation={dictation} />
            </div>
            <HeardWords target="figure" dictation={dictation} />
            {lux.task === 'character' ? (
              <>
                <Spinner label={`${name} denkt sich die Figur aus …`} />
                <Button size="child" variant="outline" onClick={lux.stop}>
                  <Square aria-hidden fill="currentColor" />
                  Doch nicht
                </Button>
              </>
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button
                  type="submit"
                  size="child"
                  className="grow px-3! text-base!"
                  disabled={lux.task !== null}
                >
                  <WandSparkles aria-hidden />
                  Figur erfinden
                </Button>
                <Button
                  size="child"
                  variant="outline"
                  className="px-3! text-base!"
                  onClick={() => setIsWritingOne(true)}
                >
                  <PenLine aria-hidden />
                  Selbst
                </Button>
              </div>
            )}
          </form>
        </Card>
      ) : (
        <p className="text-center text-ink-soft">
          Zwölf Figuren sind genug für eine Geschichte. Lösche eine, wenn du eine neue möchtest.
        </p>
      )}
      {lux.safetyWord !== null && (
        <SafetyNote word={lux.safetyWord} onClose={lux.forgetSafetyWord} />
      )}
      {isWritingOne && (
        <Card>
          <FigureForm
            figure={{ id: randomId(), name: '', description: '', traits: [], idea: '' }}
            onKeep={(figure) => {
              send({ type: 'figure-kept', figure });
              setIsWritingOne(false);
            }}
            onCancel={() => setIsWritingOne(false)}
          />
        </Card>
      )}
      <section aria-label="Deine Figuren">
        {figures.length === 0 ? (
          <EmptyState
            drawing={drawing}
            title="Noch keine Figuren"
            text="Sag oder schreib oben, wer mitspielen soll."
          />
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2">
            {figures.map((figure) => (
              <li key={figure.id}>
                <FigureCard
                  figure={figure}
                  onKeep={(changed) => send({ type: 'figure-kept', figure: changed })}
                  onRemove={() => send({ type: 'figure-removed', id: figure.id })}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
