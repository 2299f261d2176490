import { type FormEvent, useState } from 'react';
import { Field } from '../../../components/fields/field.tsx';
import { Textarea } from '../../../components/fields/input.tsx';
import { KeepOrCancel } from '../keep-or-cancel.tsx';

interface SegmentEditorProps {
  text: string;
  onKeep: (text: string) => void;
  onCancel: () => void;
}

/** A piece of the story, open for changes. An empty one is refused: removing has its own button. */
export function SegmentEditor({ text, onKeep, onCancel }: SegmentEditorProps) {
  const [draft, setDraft] = useState(text);
  const [isRefused, setIsRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft.trim() === '') setIsRefused(true);
    else onKeep(draft);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Field
        label="Text ändern"
        isLabelHidden
        error={isRefused ? 'Schreib etwas hinein, oder nimm das Stück weg.' : null}
      >
        {(control) => (
          <Textarea
            {...control}
            // It replaces the text whose button was pressed.
            autoFocus
            rows={5}
            value={draft}
            maxLength={20_000}
            className="text-lg!"
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
      <KeepOrCancel onCancel={onCancel} />
    </form>
  );
}
