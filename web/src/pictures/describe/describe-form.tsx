import { Paintbrush } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Input } from '../../components/fields/input.tsx';

interface DescribeFormProps {
  label: string;
  isDisabled: boolean;
  onDescribe: (prompt: string) => void;
}

/** The typed way to a picture. */
export function DescribeForm({ label, isDisabled, onDescribe }: DescribeFormProps) {
  const [prompt, setPrompt] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDisabled) return;
    onDescribe(prompt);
    setPrompt('');
  }

  return (
    <form onSubmit={submit} className="flex w-full max-w-md items-center gap-2">
      <Field label={label} isLabelHidden className="grow">
        {(control) => (
          <Input
            {...control}
            value={prompt}
            maxLength={1000}
            placeholder="Oder beschreib es hier …"
            autoComplete="off"
            enterKeyHint="send"
            className="min-h-child-target!"
            onChange={(event) => setPrompt(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="childIcon"
        variant="soft"
        aria-label="Malen"
        disabled={isDisabled}
      >
        <Paintbrush aria-hidden />
      </Button>
    </form>
  );
}
