import { Pronunciation, type Pronunciations } from '@lux/contracts/accounts/pronunciation.ts';
import { CircleAlert, Plus, Trash2, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { randomId } from '../../../lib/random-id.ts';
import { type TriedVoice, useVoiceTrial } from './use-voice-trial.ts';

/** A row of the editor; its id keeps what is typed with it when another row goes. */
export interface PronunciationRow extends Pronunciation {
  id: string;
}

export const rowsOf = (pairs: Pronunciations): PronunciationRow[] =>
  pairs.map(({ written, spoken }) => ({ id: randomId(), written, spoken }));

/** What is to be saved; a row without a word is none. */
export const pairsOf = (rows: readonly PronunciationRow[]): Pronunciations =>
  rows
    .filter(({ written, spoken }) => written.trim() !== '' || spoken.trim() !== '')
    .map(({ written, spoken }) => ({ written, spoken }));

const MAX_LETTERS = 60;
const MAX_ROWS = 200;
const { written: Written } = Pronunciation.shape;

interface PronunciationsFieldProps {
  rows: PronunciationRow[];
  voice: TriedVoice;
  error: string | null;
  onChange: (rows: PronunciationRow[]) => void;
}

/** How LUX is to speak the names of a school, each to be heard before it is saved. */
export function PronunciationsField({ rows, voice, error, onChange }: PronunciationsFieldProps) {
  const { listen, isLoading } = useVoiceTrial(voice);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  // Whoever adds a row goes on typing in it.
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const lastRow = list.current?.children.item(rows.length - 1);
    lastRow?.querySelector('input')?.focus();
  }, [rows.length]);

  const change = (id: string, part: Partial<Pronunciation>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

  const isMissing = (row: PronunciationRow, name: 'written' | 'spoken') =>
    error !== null && pairsOf([row]).length > 0 && !Written.safeParse(row[name]).success;

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-bold">Aussprache von Namen</legend>
      <p className="text-ink-soft">
        So spricht LUX Namen Ihrer Schule richtig aus, zum Beispiel geschrieben „Nguyen“, gesprochen
        „Nujen“.
      </p>
      <ul ref={list} className="flex flex-col gap-4">
        {rows.map((row, place) => (
          <li key={row.id} className="flex flex-wrap items-end gap-2">
            {(['written', 'spoken'] as const).map((name) => (
              <Field
                key={name}
                label={name === 'written' ? 'Geschrieben' : 'Gesprochen'}
                className="min-w-32 grow basis-0"
              >
                {(control) => (
                  <Input
                    {...control}
                    aria-invalid={isMissing(row, name)}
                    maxLength={MAX_LETTERS}
                    spellCheck={false}
                    autoComplete="off"
                    value={row[name]}
                    onChange={({ target }) => change(row.id, { [name]: target.value })}
                  />
                )}
              </Field>
            ))}
            <div className="flex gap-2">
              <Button
                variant="soft"
                size="icon"
                aria-label={`${nameOf(row, place)} anhören`}
                disabled={isLoading || row.spoken.trim() === ''}
                onClick={() => void listen(row.spoken.trim())}
              >
                <Volume2 aria-hidden />
              </Button>
              <Button
                variant="outline"
                size="icon"
                aria-label={`${nameOf(row, place)} entfernen`}
                onClick={() => {
                  onChange(rows.filter(({ id }) => id !== row.id));
                  add.current?.focus();
                }}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {error !== null && (
        <p role="alert" className="flex items-center gap-1.5 font-bold text-danger text-sm">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
      <Button
        ref={add}
        variant="soft"
        className="self-start"
        disabled={rows.length >= MAX_ROWS}
        onClick={() => {
          isAdding.current = true;
          onChange([...rows, { id: randomId(), written: '', spoken: '' }]);
        }}
      >
        <Plus aria-hidden />
        Namen hinzufügen
      </Button>
    </fieldset>
  );
}

/** How a row is called aloud: by its word, or by its place. */
const nameOf = ({ written }: PronunciationRow, place: number) =>
  written.trim() === '' ? `Zeile ${place + 1}` : `„${written.trim()}“`;
