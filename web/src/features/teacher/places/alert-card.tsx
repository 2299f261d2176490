import type { Place } from '@lux/contracts/classroom/board.ts';
import { Check } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Textarea } from '../../../components/fields/input.tsx';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import { minutesSince } from '../clock/server-clock.ts';
import { lessonApi } from '../lesson-api.ts';
import { useActing } from '../use-acting.ts';
import { AlertHelp } from './alert-help.tsx';
import { LightSign } from './light-sign.tsx';

interface AlertCardProps {
  lessonId: string;
  place: Place & { alert: NonNullable<Place['alert']> };
  nowMs: number;
  /** The first of several shows what to do; in the others it can be unfolded. */
  isFirst: boolean;
  onSeen: () => void;
}

/**
 * A child's sentence in which the gate found danger (CLASSROOM "The board"): what it said, what to do
 * now and whom to call. It stays until a teacher has looked.
 */
export function AlertCard({ lessonId, place, nowMs, isFirst, onSeen }: AlertCardProps) {
  const { alert, seat, label } = place;
  const id = useId();
  const { isActing, act } = useActing();
  const [note, setNote] = useState('');
  const minutes = minutesSince(alert.at, nowMs);

  async function markSeen(event: FormEvent) {
    event.preventDefault();
    const given = note.trim() === '' ? {} : { note: note.trim() };
    const isSeen = await act(() => lessonApi.markSeen(lessonId, alert.id, given));
    if (isSeen) onSeen();
  }

  return (
    <article
      aria-labelledby={id}
      className="overflow-hidden rounded-lg border-3 border-danger bg-surface-raised shadow-mid"
    >
      <h2
        id={id}
        className="flex items-center gap-2 bg-danger px-4 py-2 text-lg text-surface-raised"
      >
        <LightSign light="worried" className="size-7" />
        Sorge um {label}
        <span className="ml-auto font-normal text-sm">
          {minutes === 0 ? 'gerade eben' : `vor ${minutes} min`}
        </span>
      </h2>
      <div className="grid gap-x-6 gap-y-4 p-4 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-3">
          <div className="flex items-center gap-4">
            {seat && <SeatPicture sign={seat.sign} className="size-18" />}
            <blockquote className="min-w-0 break-words rounded-md bg-danger-soft px-4 py-3 text-lg text-on-danger-soft">
              „{alert.sentence}“
            </blockquote>
          </div>
          <p className="text-ink-soft text-sm">
            LUX hat dem Kind schon geantwortet und die Nummer 116 111 genannt. Vielleicht war der
            Satz anders gemeint. Fragen Sie lieber einmal zu viel nach.
          </p>
        </div>
        <details open={isFirst} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <summary className="min-h-target cursor-pointer content-center rounded-md font-bold">
            Was jetzt hilft, und wen Sie anrufen können
          </summary>
          <AlertHelp />
        </details>
        <form
          onSubmit={(event) => void markSeen(event)}
          className="flex flex-col justify-end gap-3"
        >
          <Field
            label="Notiz (freiwillig)"
            hint="Was Sie getan haben, ohne Namen. Die Notiz steht im Protokoll."
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={500}
                className="min-h-18"
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          <Button type="submit" size="child" disabled={isActing}>
            <Check aria-hidden />
            Gesehen, ich kümmere mich
          </Button>
        </form>
      </div>
    </article>
  );
}
