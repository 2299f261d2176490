import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Textarea } from '../../../components/fields/input.tsx';
import { HeardWords } from '../dictation/heard-words.tsx';
import type { Dictation } from '../dictation/use-dictation.ts';

interface WritingFieldProps {
  input: string;
  dictation: Dictation;
  onChange: (input: string) => void;
  onAdd: () => void;
}

/** Where the child writes, or sees what it said, before it becomes part of the story. */
export function WritingField({ input, dictation, onChange, onAdd }: WritingFieldProps) {
  const isEmpty = input.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) onAdd();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Field label="Du schreibst">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={input}
            maxLength={8000}
            placeholder="Schreib oder sprich deine Geschichte …"
            className="text-lg!"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <HeardWords target="story" dictation={dictation} />
      <Button
        type="submit"
        size="child"
        variant="soft"
        aria-disabled={isEmpty}
        className="aria-disabled:bg-surface-sunken aria-disabled:text-ink-soft"
      >
        <Plus aria-hidden />
        Dazuschreiben
      </Button>
    </form>
  );
}
