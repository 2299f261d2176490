import type { Ref } from 'react';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { HeardWords } from '../dictation/heard-words.tsx';
import { MicButton } from '../dictation/mic-button.tsx';
import type { Dictation } from '../dictation/use-dictation.ts';
import { TITLE_CHARACTERS } from '../editor/story.ts';

interface TitleFieldProps {
  ref: Ref<HTMLInputElement>;
  title: string;
  dictation: Dictation;
  onChange: (title: string) => void;
}

export function TitleField({ ref, title, dictation, onChange }: TitleFieldProps) {
  return (
    <div>
      <div className="flex items-end gap-2">
        <Field label="Titel" className="grow">
          {(control) => (
            <Input
              {...control}
              ref={ref}
              value={title}
              maxLength={TITLE_CHARACTERS}
              placeholder="Wie heißt deine Geschichte?"
              autoComplete="off"
              className="min-h-child-target! text-lg!"
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
        <MicButton target="title" label="Titel sprechen" dictation={dictation} />
      </div>
      <HeardWords target="title" dictation={dictation} />
    </div>
  );
}
