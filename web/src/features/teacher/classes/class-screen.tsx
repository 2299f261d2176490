import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import {
  ArrowLeft,
  Clock,
  Eye,
  LayoutGrid,
  LibraryBig,
  Play,
  Settings,
  Sprout,
  Users,
} from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Workplace } from '../../../components/layout/workplace.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { ageGroupLabel } from '../age-groups.ts';
import { classroomApi } from '../classroom-api.ts';
import { FailedLoad } from '../failed-load.tsx';
import { LessonList } from '../lessons/lesson-list.tsx';
import { StartLesson } from '../lessons/start-lesson.tsx';
import { ClassMaterials } from '../materials/classes/class-materials.tsx';
import { Progress } from '../progress/progress.tsx';
import { SeatPlan } from '../room/seat-plan.tsx';
import { notFound, useLoaded } from '../use-loaded.ts';
import { seatCount } from './class-card.tsx';
import { ClassSettings } from './class-settings.tsx';
import { ClassTeachers } from './class-teachers.tsx';
import { DeletionNote } from './deletion-note.tsx';
import { LookLog } from './look-log.tsx';
import { TeacherNavigation } from './teacher-navigation.tsx';

/** `/lehrkraft/klassen/:id`: seats, lessons, teachers, log of looks and settings of one class. */
export function ClassScreen({ classId }: { classId: string }) {
  const load = useCallback(async () => {
    const classes = await classroomApi.listClasses();
    const found = classes.find(({ id }) => id === classId);
    if (found === undefined) throw notFound('Diese Klasse gibt es nicht (mehr).');
    return found;
  }, [classId]);
  const { value: schoolClass, failure, reload, put } = useLoaded(load);

  if (schoolClass === null && failure !== null) {
    return (
      <FailedLoad
        title="Die Klasse konnte nicht geladen werden."
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  if (schoolClass === null) return <Skeleton className="h-96" />;
  return <OpenClass schoolClass={schoolClass} onChanged={put} onReload={() => void reload()} />;
}

interface OpenClassProps {
  schoolClass: SchoolClass;
  onChanged: (schoolClass: SchoolClass) => void;
  onReload: () => void;
}

function OpenClass({ schoolClass, onChanged, onReload }: OpenClassProps) {
  const { name, ageGroup, seats } = schoolClass;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isStarting, setIsStarting] = useState(false);
  const sections = [
    {
      value: 'plaetze',
      label: 'Plätze',
      icon: <LayoutGrid aria-hidden />,
      content: <SeatPlan schoolClass={schoolClass} onChanged={onChanged} onReload={onReload} />,
    },
    {
      value: 'stunden',
      label: 'Stunden',
      icon: <Clock aria-hidden />,
      content: <LessonList schoolClass={schoolClass} />,
    },
    {
      value: 'lernstand',
      label: 'Lernstand',
      icon: <Sprout aria-hidden />,
      content: <Progress classId={schoolClass.id} seatId={search.get('platz')} />,
    },
    {
      value: 'material',
      label: 'Material',
      icon: <LibraryBig aria-hidden />,
      content: <ClassMaterials classId={schoolClass.id} />,
    },
    {
      value: 'lehrkraefte',
      label: 'Lehrkräfte',
      icon: <Users aria-hidden />,
      content: (
        <ClassTeachers schoolClass={schoolClass} onChanged={onChanged} onReload={onReload} />
      ),
    },
    {
      value: 'einsichten',
      label: 'Einsichten',
      icon: <Eye aria-hidden />,
      content: <LookLog classId={schoolClass.id} />,
    },
    {
      value: 'klasse',
      label: 'Klasse',
      icon: <Settings aria-hidden />,
      content: <ClassSettings schoolClass={schoolClass} onChanged={onChanged} />,
    },
  ];
  const asked = search.get('bereich');
  const shown = sections.find(({ value }) => value === asked) ?? sections[0];

  return (
    <Workplace
      navigation={
        <TeacherNavigation
          open={schoolClass}
          sections={sections.map(({ value, label, icon }) => ({
            to: `?bereich=${value}`,
            label,
            icon,
            isCurrent: value === shown?.value,
          }))}
        />
      }
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 items-center gap-2">
          <Button asChild variant="ghost" size="icon">
            <Link to="/lehrkraft" aria-label="Zu meinen Klassen">
              <ArrowLeft aria-hidden />
            </Link>
          </Button>
          <div className="min-w-0">
            <h2 className="text-2xl">{name}</h2>
            <p className="text-ink-soft">
              {seatCount(seats.length)}, {ageGroupLabel(ageGroup)}
            </p>
          </div>
        </div>
        <Button size="child" className="max-sm:w-full" onClick={() => setIsStarting(true)}>
          <Play aria-hidden />
          Stunde beginnen
        </Button>
      </div>
      <DeletionNote willBeDeletedAt={schoolClass.willBeDeletedAt} />
      <div key={shown?.value}>{shown?.content}</div>
      {isStarting && (
        <StartLesson
          schoolClass={schoolClass}
          onClose={() => setIsStarting(false)}
          onStarted={({ id }) => navigate(`/lehrkraft/stunden/${id}?ansicht=eingang`)}
        />
      )}
    </Workplace>
  );
}
