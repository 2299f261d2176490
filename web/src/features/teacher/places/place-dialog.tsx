import type { Lesson } from '@lux/contracts/classroom/lesson.ts';
import { BookOpen, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import type { Tile } from '../board/board-state.ts';
import { minutesSince } from '../clock/server-clock.ts';
import { lessonApi } from '../lesson-api.ts';
import { useActing } from '../use-acting.ts';
import { LightSign, lights } from './light-sign.tsx';
import { Look } from './look.tsx';
import { doingOf } from './place-tile.tsx';

interface PlaceDialogProps {
  lesson: Lesson;
  tile: Tile;
  nowMs: number;
  onClose: () => void;
  onSentOut: () => void;
}

/** One child of the lesson: how it is doing, its words where there is a reason, and the way out. */
export function PlaceDialog({ lesson, tile, nowMs, onClose, onSentOut }: PlaceDialogProps) {
  const { label, seat, place } = tile;
  const { isActing, act } = useActing();
  const [isReading, setIsReading] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (place === null) return null;
  const { light, questions, pictures, rounds } = place;

  async function sendOut(placeId: string) {
    setIsLeaving(false);
    const isOut = await act(() => lessonApi.sendOut(lesson.id, placeId));
    if (!isOut) return;
    onClose();
    onSentOut();
  }

  return (
    <Dialog isOpen onClose={onClose} title={label}>
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-4">
          {seat && <SeatPicture sign={seat.sign} className="size-24" />}
          <div className="min-w-0">
            <p className="flex items-center gap-2 font-bold text-lg">
              <LightSign light={light} className="size-6" />
              {lights[light].word}
            </p>
            <p>
              {[doingOf(tile), `seit ${minutesSince(place.since, nowMs)} min`]
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="text-ink-soft text-sm">
              {counted(questions, 'Frage', 'Fragen')} · {counted(pictures, 'Bild', 'Bilder')} ·{' '}
              {counted(rounds, 'Spiel', 'Spiele')}
            </p>
            {place.isLocked && (
              <p className="font-bold text-sm text-warning">
                Fünfmal falsche Bilder: Der Platz wartet eine Minute.
              </p>
            )}
          </div>
        </div>
        {isReading ? (
          <Look lessonId={lesson.id} seatId={seat?.id ?? place.id} label={label} />
        ) : (
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button variant="outline" size="child" onClick={() => setIsReading(true)}>
              <BookOpen aria-hidden />
              Gespräch lesen
            </Button>
            <Button
              variant="danger"
              size="child"
              disabled={isActing}
              onClick={() => setIsLeaving(true)}
            >
              <DoorOpen aria-hidden />
              Herausnehmen
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={isLeaving}
        question={`Soll „${label}“ die Stunde verlassen?`}
        description="Das Gerät ist dann aus der Stunde. Mit dem Code kann das Kind wieder dazukommen."
        confirmLabel="Ja, herausnehmen"
        isDangerous
        onConfirm={() => void sendOut(place.id)}
        onCancel={() => setIsLeaving(false)}
      />
    </Dialog>
  );
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
