import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { classroomApi } from '../classroom-api.ts';
import { useActing } from '../use-acting.ts';
import { ClassForm } from './class-form.tsx';

interface ClassSettingsProps {
  schoolClass: SchoolClass;
  onChanged: (schoolClass: SchoolClass) => void;
}

/** Rename a class, change its age group, delete it with everything that goes with it. */
export function ClassSettings({ schoolClass, onChanged }: ClassSettingsProps) {
  const { id, name, ageGroup } = schoolClass;
  const { isActing, act } = useActing();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  async function remove() {
    setIsLeaving(false);
    const isGone = await act(() => classroomApi.deleteClass(id));
    if (!isGone) return;
    toasts.show({ title: `${name} wurde gelöscht.`, tone: 'success' });
    navigate('/lehrkraft', { replace: true });
  }

  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Card>
        <ClassForm
          key={`${name}/${ageGroup}`}
          initial={{ name, ageGroup }}
          isSending={isActing}
          submit="Speichern"
          onSubmit={(given) =>
            void act(async () => {
              onChanged(await classroomApi.changeClass(id, given));
              toasts.show({ title: 'Gespeichert', tone: 'success' });
            })
          }
        />
      </Card>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-64 text-ink-soft">
          Mit der Klasse werden alle Plätze und Karten gelöscht, alle Stunden und alles, was an
          diesen Plätzen entstanden ist, auch das Klassenalbum.
        </p>
        <Button variant="danger" disabled={isActing} onClick={() => setIsLeaving(true)}>
          <Trash2 aria-hidden />
          Klasse löschen
        </Button>
      </Card>
      <ConfirmDialog
        isOpen={isLeaving}
        question={`Möchten Sie ${name} wirklich löschen?`}
        description="Alle Plätze, Karten und Stunden und alles, was an den Plätzen entstanden ist, werden gelöscht. Das lässt sich nicht zurücknehmen."
        confirmLabel="Ja, löschen"
        isDangerous
        onConfirm={() => void remove()}
        onCancel={() => setIsLeaving(false)}
      />
    </div>
  );
}
