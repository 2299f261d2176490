import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Input } from '../../components/fields/input.tsx';

interface TypedQuestionProps {
  isDisabled: boolean;
  onAsk: (question: string) => void;
}

/** The text field for children who cannot or do not want to speak. */
export function TypedQuestion({ isDisabled, onAsk }: TypedQuestionProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);

  // Where the build drew this screen, a child may have begun to write before the script came.
  useLayoutEffect(() => setText(field.current?.value ?? ''), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDisabled || text.trim() === '') return;
    onAsk(text);
    setText('');
  }

  return (
    <form onSubmit={submit} className="flex w-full max-w-md items-center gap-2">
      <Field label="Deine Frage schreiben" isLabelHidden className="grow">
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={text}
            maxLength={2000}
            placeholder="Oder schreib mir …"
            autoComplete="off"
            enterKeyHint="send"
            className="min-h-child-target!"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="childIcon"
        variant="soft"
        aria-label="Absenden"
        disabled={isDisabled}
      >
        <SendHorizontal aria-hidden />
      </Button>
    </form>
  );
}
