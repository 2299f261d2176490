import { SeatExport } from '@lux/contracts/classroom/board.ts';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { saveBlob } from '../../../pictures/save-blob.ts';
import { classroomApi } from '../classroom-api.ts';
import { ReasonField } from '../reason-field.tsx';
import { useActing } from '../use-acting.ts';

const REASONS = ['Die Eltern haben darum gebeten', 'Das Kind verlässt die Klasse'];

interface ExportSeatProps {
  classId: string;
  seatId: string;
  label: string;
  onClose: () => void;
}

/** Everything of a seat for the child's parents, after a reason, which is logged and told to the child. */
export function ExportSeat({ classId, seatId, label, onClose }: ExportSeatProps) {
  const { isActing, act } = useActing();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    const given = SeatExport.safeParse({ reason });
    setProblem(given.success ? null : (given.error.issues[0]?.message ?? null));
    if (!given.success) return;
    void act(async () => {
      const answer = await classroomApi.exportSeat(classId, seatId, given.data);
      saveBlob(await answer.blob(), `LUX-${label}.zip`);
      toasts.show({ title: 'Die Datei wird gespeichert.', tone: 'success' });
      onClose();
    });
  }

  return (
    <Dialog isOpen onClose={onClose} title={`Alles von „${label}“`}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <p>
          Eine ZIP-Datei für die Eltern: Gespräche, Bilder und was das Kind gelernt hat. Geben Sie
          sie nur den Eltern dieses Kindes.
        </p>
        <ReasonField
          told="Das Kind sieht es bei seinen Daten."
          label="Warum brauchen Sie die Datei?"
          problem={problem}
          reason={reason}
          reasons={REASONS}
          onReason={setReason}
        />
        <Button type="submit" size="child" disabled={isActing}>
          <Download aria-hidden />
          {isActing ? 'Wird gepackt …' : 'Herunterladen'}
        </Button>
      </form>
    </Dialog>
  );
}
