import type { Seat } from '@lux/contracts/classroom/school-class.ts';
import { ArrowLeft, ArrowRight, Download, Images, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import { classroomApi } from '../classroom-api.ts';
import { useActing } from '../use-acting.ts';
import { ExportSeat } from './export-seat.tsx';
import { ToldPictures } from './told-pictures.tsx';

interface SeatDialogProps {
  classId: string;
  seat: Seat;
  /** Its place among the seats, and how many there are. */
  place: number;
  count: number;
  onClose: () => void;
  onMove: (place: number) => void;
  /** The seat as it is now; null where it was removed. */
  onChanged: (seat: Seat | null) => void;
}

/** One seat: new pictures, another place without dragging, all of it for the parents, and away with it. */
export function SeatDialog(props: SeatDialogProps) {
  const { classId, seat, place, count, onClose, onMove, onChanged } = props;
  const { isActing, act } = useActing();
  const [pictures, setPictures] = useState<readonly string[] | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isExporting, setIsExporting] = useState(false);

  function givePictures() {
    void act(async () => {
      const told = await classroomApi.givePictures(classId, seat.id);
      setPictures(told.pictures);
      onChanged({ ...seat, hasPictures: true });
    });
  }

  async function remove() {
    setIsLeaving(false);
    const isGone = await act(() => classroomApi.removeSeat(classId, seat.id));
    if (!isGone) return;
    onClose();
    onChanged(null);
  }

  if (isExporting) {
    const close = () => setIsExporting(false);
    return <ExportSeat classId={classId} seatId={seat.id} label={seat.label} onClose={close} />;
  }
  return (
    <Dialog isOpen onClose={onClose} title={seat.label}>
      <div className="flex flex-col items-center gap-5">
        <SeatPicture sign={seat.sign} className="size-28" />
        {pictures && <ToldPictures pictures={pictures} />}
        <div className="flex w-full flex-col gap-2.5">
          <Button
            variant={pictures ? 'outline' : 'soft'}
            disabled={isActing}
            onClick={givePictures}
          >
            <Images aria-hidden />
            {seat.hasPictures ? 'Drei neue Bilder' : 'Drei Bilder geben'}
          </Button>
          {!pictures && (
            <p className="text-center text-ink-soft text-sm">
              {seat.hasPictures
                ? 'Die alten Bilder und die alte Karte gelten dann nicht mehr.'
                : 'Dann kann niemand anderes diesen Platz nehmen.'}
            </p>
          )}
          <div className="grid grid-cols-2 gap-2.5">
            <Button
              variant="outline"
              disabled={isActing || place === 0}
              onClick={() => onMove(place - 1)}
            >
              <ArrowLeft aria-hidden />
              Nach vorn
            </Button>
            <Button
              variant="outline"
              disabled={isActing || place === count - 1}
              onClick={() => onMove(place + 1)}
            >
              Nach hinten
              <ArrowRight aria-hidden />
            </Button>
          </div>
          <p role="status" className="text-center text-ink-soft text-sm">
            Platz {place + 1} von {count}
          </p>
          <Button variant="outline" disabled={isActing} onClick={() => setIsExporting(true)}>
            <Download aria-hidden />
            Alles für die Eltern
          </Button>
          <Button variant="danger" disabled={isActing} onClick={() => setIsLeaving(true)}>
            <Trash2 aria-hidden />
            Platz entfernen
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isLeaving}
        question={`Möchten Sie „${seat.label}“ entfernen?`}
        description="Alles, was an diesem Platz entstanden ist, wird gelöscht. Seine Karte gilt nicht mehr."
        confirmLabel="Ja, entfernen"
        isDangerous
        onConfirm={() => void remove()}
        onCancel={() => setIsLeaving(false)}
      />
    </Dialog>
  );
}
