import { NewClass } from '@lux/contracts/classroom/school-class.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { ageGroups } from '../age-groups.ts';

interface ClassFormProps {
  initial: NewClass;
  isSending: boolean;
  /** What the button says. */
  submit: ReactNode;
  onSubmit: (given: NewClass) => void;
}

/** Name and age group of a class. */
export function ClassForm({ initial, isSending, submit, onSubmit }: ClassFormProps) {
  const [name, setName] = useState(initial.name);
  const [ageGroup, setAgeGroup] = useState(initial.ageGroup);
  const [problem, setProblem] = useState<string | null>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    const given = NewClass.safeParse({ name, ageGroup });
    setProblem(given.success ? null : (given.error.issues[0]?.message ?? null));
    if (given.success) onSubmit(given.data);
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <Field label="Name der Klasse" hint="Zum Beispiel: 3b oder Igelklasse." error={problem}>
        {(control) => (
          <Input
            {...control}
            data-first-focus
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ChoiceRow
        label="Wie alt sind die Kinder?"
        choices={ageGroups}
        value={ageGroup}
        onChange={setAgeGroup}
      />
      <Button type="submit" size="child" disabled={isSending}>
        {submit}
      </Button>
    </form>
  );
}
