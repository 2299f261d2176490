import { useAtomValue } from 'jotai';
import { PenLine, Square, WandSparkles } from 'lucide-react';
import drawing from 'openmoji/color/svg/1F9D9.svg?url';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Textarea } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import { randomId } from '../../../lib/random-id.ts';
import { HeardWords } from '../dictation/heard-words.tsx';
import { MicButton } from '../dictation/mic-button.tsx';
import type { Dictation } from '../dictation/use-dictation.ts';
import { MAX_CHARACTERS } from '../editor/story.ts';
import { SafetyNote } from '../safety-note.tsx';
import type { Workshop } from '../use-workshop.ts';
import { CharacterCard } from './character-card.tsx';
import { CharacterForm } from './character-form.tsx';

interface CharactersTabProps {
  workshop: Workshop;
  dictation: Dictation;
  description: string;
  onDescribe: (description: string) => void;
}

/** The tab "Charaktere" (SPEC 2): the characters of the running story. */
export function CharactersTab({
  workshop,
  dictation,
  description,
  onDescribe,
}: CharactersTabProps) {
  const name = useAtomValue(assistantNameAtom);
  const [isWritingOne, setIsWritingOne] = useState(false);
  const { editor, send, lux } = workshop;
  const characters = editor.story.characters;

  async function invent(event: FormEvent) {
    event.preventDefault();
    if (lux.task !== null) return;
    if (await workshop.inventCharacter(description)) onDescribe('');
  }

  return (
    <div className="flex flex-col gap-4">
      {characters.length < MAX_CHARACTERS ? (
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
              <MicButton target="character" label="Figur beschreiben" dictation={dictation} />
            </div>
            <HeardWords target="character" dictation={dictation} />
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
          <CharacterForm
            character={{ id: randomId(), name: '', description: '', traits: [], idea: '' }}
            onKeep={(character) => {
              send({ type: 'character-saved', character });
              setIsWritingOne(false);
            }}
            onCancel={() => setIsWritingOne(false)}
          />
        </Card>
      )}
      <section aria-label="Deine Figuren">
        {characters.length === 0 ? (
          <EmptyState
            drawing={drawing}
            title="Noch keine Figuren"
            text="Sag oder schreib oben, wer mitspielen soll."
          />
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2">
            {characters.map((character) => (
              <li key={character.id}>
                <CharacterCard
                  character={character}
                  onKeep={(changed) => send({ type: 'character-saved', character: changed })}
                  onRemove={() => send({ type: 'character-removed', id: character.id })}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
