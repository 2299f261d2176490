import { SeatExport } from '@lux/contracts/classroom/board.ts';
import { Download, Eye } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { saveBlob } from '../../../pictures/save-blob.ts';
import { classroomApi } from '../classroom-api.ts';
import { useActing } from '../use-acting.ts';

/** What it is mostly for; anything else can be written. */
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
        <p className="flex gap-3 rounded-md bg-info-soft p-3 text-on-info-soft">
          <Eye aria-hidden className="mt-0.5 size-6 shrink-0" />
          <span>
            Das wird festgehalten: wer, wann und warum. Das Kind sieht es bei seinen Daten.
          </span>
        </p>
        <Field label="Warum brauchen Sie die Datei?" error={problem}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <ul aria-label="Häufige Gründe" className="flex flex-wrap gap-2">
          {REASONS.map((one) => (
            <li key={one}>
              <Button variant="soft" onClick={() => setReason(one)}>
                {one}
              </Button>
            </li>
          ))}
        </ul>
        <Button type="submit" size="child" disabled={isActing}>
          <Download aria-hidden />
          {isActing ? 'Wird gepackt …' : 'Herunterladen'}
        </Button>
      </form>
    </Dialog>
  );
}
