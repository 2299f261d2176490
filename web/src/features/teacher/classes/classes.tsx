import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { Plus, Tablet } from 'lucide-react';
import school from 'openmoji/color/svg/1F3EB.svg?url';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Workplace } from '../../../components/layout/workplace.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { classroomApi } from '../classroom-api.ts';
import { FailedLoad } from '../failed-load.tsx';
import { StartLesson } from '../lessons/start-lesson.tsx';
import { useActing } from '../use-acting.ts';
import { useLoaded } from '../use-loaded.ts';
import { ClassCard } from './class-card.tsx';
import { ClassForm } from './class-form.tsx';
import { TeacherNavigation } from './teacher-navigation.tsx';

/** `/lehrkraft`: the teacher's classes, each with its lesson two presses away. */
export function Classes() {
  return (
    <Workplace navigation={<TeacherNavigation />}>
      <ClassList />
    </Workplace>
  );
}

function ClassList() {
  const { value: classes, failure, reload } = useLoaded(classroomApi.listClasses);
  const { isActing, act } = useActing();
  const navigate = useNavigate();
  const [isMaking, setIsMaking] = useState(false);
  const [starting, setStarting] = useState<SchoolClass | null>(null);

  if (classes === null && failure !== null) {
    return (
      <FailedLoad
        title="Ihre Klassen konnten nicht geladen werden."
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  if (classes === null) return <Skeleton className="h-96" />;

  const makeButton = (
    <Button
      size="child"
      variant={classes.length === 0 ? 'primary' : 'outline'}
      onClick={() => setIsMaking(true)}
    >
      <Plus aria-hidden />
      Klasse anlegen
    </Button>
  );
  return (
    <section aria-label="Meine Klassen" className="flex flex-col gap-4">
      {classes.length === 0 ? (
        <EmptyState
          drawing={school}
          title="Noch keine Klasse"
          text="Legen Sie eine Klasse an. Jedes Kind bekommt darin einen Platz mit einem Tier, ohne Konto und ohne Namen."
          action={makeButton}
        />
      ) : (
        <>
          <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
            {classes.map((schoolClass) => (
              <li key={schoolClass.id} className="grid">
                <ClassCard schoolClass={schoolClass} onStart={() => setStarting(schoolClass)} />
              </li>
            ))}
          </ul>
          <div className="flex upright:justify-center">{makeButton}</div>
        </>
      )}
      {/* The server's own page, which needs none of this client. */}
      <p className="upright:text-center">
        <a
          href="/einrichten"
          className="inline-flex min-h-target items-center gap-2 rounded-md px-2 underline underline-offset-4"
        >
          <Tablet aria-hidden className="size-5" />
          Tablets einrichten und das Mikrofon prüfen
        </a>
      </p>
      <Dialog isOpen={isMaking} onClose={() => setIsMaking(false)} title="Neue Klasse">
        <ClassForm
          initial={{ name: '', ageGroup: 'small' }}
          isSending={isActing}
          submit="Klasse anlegen"
          onSubmit={(given) =>
            void act(async () => {
              const { id } = await classroomApi.createClass(given);
              navigate(`/lehrkraft/klassen/${id}`);
            })
          }
        />
      </Dialog>
      {starting && (
        <StartLesson
          schoolClass={starting}
          onClose={() => setStarting(null)}
          onStarted={({ id }) => navigate(`/lehrkraft/stunden/${id}?ansicht=eingang`)}
        />
      )}
    </section>
  );
}
