import { NewSeats } from '@lux/contracts/classroom/school-class.ts';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';

/** About one class. */
const USUAL_COUNT = 25;

interface AddSeatsProps {
  /** How many more the class can have. */
  room: number;
  /** The class has none yet: then a whole class comes, later one child that moved here. */
  areFirst: boolean;
  isSending: boolean;
  onAdd: (count: number) => void;
}

/** Adds seats to a class, until it is full. */
export function AddSeats({ room, areFirst, isSending, onAdd }: AddSeatsProps) {
  const [count, setCount] = useState(String(areFirst ? USUAL_COUNT : 1));
  const [problem, setProblem] = useState<string | null>(null);
  if (room <= 0) return <p className="text-ink-soft">Die Klasse ist voll: 40 Plätze.</p>;

  function send(event: FormEvent) {
    event.preventDefault();
    const given = NewSeats.safeParse({ count: Number(count) });
    setProblem(given.success ? null : (given.error.issues[0]?.message ?? null));
    if (!given.success) return;
    onAdd(given.data.count);
    setCount('1');
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-wrap items-end gap-3">
      <Field label="Plätze dazu" error={problem} className="w-32">
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={room}
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="soft" disabled={isSending}>
        <Plus aria-hidden />
        Plätze anlegen
      </Button>
    </form>
  );
}
