import {
  type ClassTeacher,
  NewClassTeacher,
  type SchoolClass,
} from '@lux/contracts/classroom/school-class.ts';
import { UserMinus, UserPlus, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { classroomApi } from '../classroom-api.ts';
import { useActing } from '../use-acting.ts';

interface ClassTeachersProps {
  schoolClass: SchoolClass;
  onChanged: (schoolClass: SchoolClass) => void;
  onReload: () => void;
}

/** Who holds lessons in a class. The last one cannot leave it, as nobody would be left. */
export function ClassTeachers({ schoolClass, onChanged, onReload }: ClassTeachersProps) {
  const { id, name, teachers } = schoolClass;
  const me = useSession().user?.id;
  const { isActing, act } = useActing();
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ClassTeacher | null>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const given = NewClassTeacher.safeParse({ username });
    setProblem(given.success ? null : (given.error.issues[0]?.message ?? null));
    if (!given.success) return;
    void act(async () => {
      onChanged(await classroomApi.addTeacher(id, given.data.username));
      setUsername('');
    });
  }

  async function remove({ userId }: ClassTeacher) {
    setLeaving(null);
    const isGone = await act(() => classroomApi.removeTeacher(id, userId));
    if (!isGone) return;
    if (userId === me) navigate('/lehrkraft', { replace: true });
    else onReload();
  }

  return (
    <Card className="flex max-w-2xl flex-col gap-5">
      <ul aria-label="Lehrkräfte der Klasse" className="flex flex-col divide-y divide-line">
        {teachers.map((teacher) => (
          <li
            key={teacher.userId}
            className="flex flex-wrap items-center justify-between gap-2 py-2"
          >
            <span className="flex min-w-0 items-center gap-3 font-bold">
              <UserRound aria-hidden className="size-6 shrink-0 text-ink-soft" />
              <span className="min-w-0">{nameOf(teacher)}</span>
              {teacher.userId === me && <span className="font-normal text-ink-soft">(Sie)</span>}
            </span>
            {teachers.length > 1 && (
              <Button
                variant="outline"
                aria-label={`Entfernen: ${nameOf(teacher)}`}
                data-spoken="Entfernen"
                onClick={() => setLeaving(teacher)}
              >
                <UserMinus aria-hidden />
                Entfernen
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={add} noValidate className="flex flex-wrap items-start gap-3">
        <Field
          label="Noch eine Lehrkraft"
          hint="Ihr Benutzername in LUX. Sie sieht dann diese Klasse und ihre Stunden."
          error={problem}
          className="min-w-0 grow basis-64"
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              value={username}
              onChange={({ target }) => setUsername(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="soft" className="sm:mt-8" disabled={isActing}>
          <UserPlus aria-hidden />
          Hinzufügen
        </Button>
      </form>
      {leaving && (
        <ConfirmDialog
          isOpen
          question={
            leaving.userId === me
              ? `Möchten Sie ${name} verlassen?`
              : `Soll ${nameOf(leaving)} nicht mehr in ${name} unterrichten?`
          }
          description="Die Klasse, ihre Stunden und ihr Protokoll sind dann nicht mehr zu sehen."
          confirmLabel={leaving.userId === me ? 'Ja, verlassen' : 'Ja, entfernen'}
          isDangerous
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Card>
  );
}

const nameOf = ({ username }: ClassTeacher) => username ?? 'gelöschtes Konto';
