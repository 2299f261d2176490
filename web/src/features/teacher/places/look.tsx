import { type LookAnswer, NewLook } from '@lux/contracts/classroom/board.ts';
import { BookOpen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { lessonApi } from '../lesson-api.ts';
import { ReasonField } from '../reason-field.tsx';
import { useActing } from '../use-acting.ts';

const REASONS = ['Das Kind hat mich gebeten', 'Ich mache mir Sorgen', 'Es gibt Streit'];

interface LookProps {
  lessonId: string;
  /** A seat's id or, for a guest, the place's. */
  seatId: string;
  label: string;
}

/** A child's words, after a reason: it is logged, and the child is told (CLASSROOM "Looking is logged"). */
export function Look({ lessonId, seatId, label }: LookProps) {
  const { isActing, act } = useActing();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<LookAnswer | null>(null);
  if (answer !== null) return <Words label={label} answer={answer} />;

  function send(event: FormEvent) {
    event.preventDefault();
    const given = NewLook.safeParse({ seatId, reason });
    setProblem(given.success ? null : (given.error.issues[0]?.message ?? null));
    if (given.success) {
      void act(async () => setAnswer(await lessonApi.look(lessonId, given.data)));
    }
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <ReasonField
        told="Das Kind sieht: „Deine Lehrerin hat dein Gespräch gelesen.“"
        label="Warum möchten Sie es lesen?"
        problem={problem}
        reason={reason}
        reasons={REASONS}
        onReason={setReason}
      />
      <Button type="submit" size="child" disabled={isActing}>
        <BookOpen aria-hidden />
        Jetzt lesen
      </Button>
    </form>
  );
}

function Words({ label, answer: { messages } }: { label: string; answer: LookAnswer }) {
  if (messages.length === 0) {
    return <p role="status">In dieser Stunde gibt es noch kein Gespräch.</p>;
  }
  return (
    <ol aria-label={`Gespräch von ${label}`} className="flex flex-col gap-2">
      {messages.map(({ id, role, content, safety }) => (
        <li
          key={id}
          className={`rounded-md px-4 py-2.5 ${role === 'user' ? 'mr-8 bg-primary-soft text-on-primary-soft' : 'ml-8 bg-surface-sunken'}`}
        >
          <p className="font-bold text-sm">
            {role === 'user' ? label : 'LUX'}
            {safety === 'crisis' && ' · Zeichen von Gefahr'}
            {safety === 'blocked' && ' · abgelehnt'}
          </p>
          <p className="whitespace-pre-line break-words">{content}</p>
        </li>
      ))}
    </ol>
  );
}
