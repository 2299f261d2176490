import { type FormEvent, useState } from 'react';
import { Field } from '../../../components/fields/field.tsx';
import { Input, Textarea } from '../../../components/fields/input.tsx';
import { Character } from '../editor/story.ts';
import { KeepOrCancel } from '../keep-or-cancel.tsx';

interface CharacterFormProps {
  character: Character;
  onKeep: (character: Character) => void;
  onCancel: () => void;
}

const MISSING = {
  name: 'Wie heißt die Figur?',
  description: 'Beschreib die Figur.',
  traits: 'Wie ist die Figur?',
  idea: 'Was könnte die Figur erleben?',
} as const;

type Part = keyof typeof MISSING;

/** The four parts of a character (SPEC 3), all of them needed (SPEC 5). */
export function CharacterForm({ character, onKeep, onCancel }: CharacterFormProps) {
  const [parts, setParts] = useState<Record<Part, string>>({
    name: character.name,
    description: character.description,
    traits: character.traits.join(', '),
    idea: character.idea,
  });
  const [isChecked, setIsChecked] = useState(false);
  const error = (part: Part) => (isChecked && parts[part].trim() === '' ? MISSING[part] : null);
  const change = (part: Part, text: string) => setParts({ ...parts, [part]: text });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    const traits = parts.traits
      .split(',')
      .map((trait) => trait.trim().slice(0, 60))
      .filter((trait, index, all) => trait !== '' && all.indexOf(trait) === index)
      .slice(0, 8);
    const parsed = Character.safeParse({ ...parts, id: character.id, traits });
    if (parsed.success) onKeep(parsed.data);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <Field label="Name" error={error('name')}>
        {(control) => (
          <Input
            {...control}
            value={parts.name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => change('name', event.target.value)}
          />
        )}
      </Field>
      <Field label="Beschreibung" error={error('description')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={parts.description}
            maxLength={600}
            onChange={(event) => change('description', event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Eigenschaften"
        hint="Mit Komma dazwischen: mutig, neugierig"
        error={error('traits')}
      >
        {(control) => (
          <Input
            {...control}
            value={parts.traits}
            maxLength={400}
            autoComplete="off"
            onChange={(event) => change('traits', event.target.value)}
          />
        )}
      </Field>
      <Field label="Idee" error={error('idea')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={parts.idea}
            maxLength={600}
            onChange={(event) => change('idea', event.target.value)}
          />
        )}
      </Field>
      <KeepOrCancel onCancel={onCancel} />
    </form>
  );
}
