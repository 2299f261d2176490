import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Textarea } from '../../../components/fields/input.tsx';

interface TypedReadingProps {
  noun: string;
  onTyped: (text: string) => void;
}

/** Where nothing can listen: the child writes down what it reads. */
export function TypedReading({ noun, onTyped }: TypedReadingProps) {
  const [text, setText] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') onTyped(text);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Field label={`${noun} abschreiben`}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            maxLength={2000}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="child" variant="soft" className="self-start">
        <Check aria-hidden />
        Prüfen
      </Button>
    </form>
  );
}
