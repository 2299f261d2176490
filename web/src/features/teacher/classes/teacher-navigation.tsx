import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { LibraryBig, School, Tablet, Users } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { type SideEntry, SideNavigation } from '../../../components/layout/side-navigation.tsx';
import { classroomApi } from '../classroom-api.ts';
import { lessonApi } from '../lesson-api.ts';
import { useLoaded } from '../use-loaded.ts';

/** What goes on in a class just now. */
interface Going {
  schoolClass: SchoolClass;
  isRunning: boolean;
  /** Children about whom nobody has looked yet. */
  worries: number;
}

const LOOK_AGAIN_MS = 30_000;

async function readGoing(schoolClass: SchoolClass): Promise<Going> {
  const lessons = await classroomApi.listLessons(schoolClass.id);
  const running = lessons.find(({ isOver }) => !isOver);
  if (running === undefined) return { schoolClass, isRunning: false, worries: 0 };
  const { board } = await lessonApi.readBoard(running.id);
  const worries = board.places.filter(({ alert }) => alert !== undefined).length;
  return { schoolClass, isRunning: true, worries };
}

async function readAll(): Promise<Going[]> {
  const classes = await classroomApi.listClasses();
  // What cannot be read of one class does not hide the others.
  const unknown = (schoolClass: SchoolClass) => ({ schoolClass, isRunning: false, worries: 0 });
  return Promise.all(classes.map((one) => readGoing(one).catch(() => unknown(one))));
}

interface TeacherNavigationProps {
  /** The open class as its screen knows it, which is newer than the list. */
  open?: SchoolClass;
  /** Of the open class. */
  sections?: SideEntry[];
  isAtMaterials?: boolean;
}

/** The teacher's classes, with what goes on in them, the sections of the open one, and the materials. */
export function TeacherNavigation({
  open,
  sections = [],
  isAtMaterials = false,
}: TeacherNavigationProps) {
  const load = useCallback(() => readAll(), []);
  // Where they cannot be read, the screen beside it says so.
  const { value, reload } = useLoaded(load);
  useEffect(() => {
    const timer = setInterval(() => void reload(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [reload]);

  const classes = (value ?? []).map(({ schoolClass: { id, name }, ...going }) => ({
    to: `/lehrkraft/klassen/${id}`,
    label: name,
    icon: <Users aria-hidden />,
    badge: badgeOf(going),
  }));
  return (
    <SideNavigation
      label="Klassen, ihre Bereiche und Materialien"
      groups={[
        ...(open ? [{ heading: open.name, entries: sections }] : []),
        {
          heading: 'Klassen',
          entries: [
            {
              to: '/lehrkraft',
              label: 'Alle Klassen',
              icon: <School aria-hidden />,
              isCurrent: open === undefined && !isAtMaterials,
            },
            ...classes.filter(({ to }) => to !== `/lehrkraft/klassen/${open?.id}`),
          ],
        },
        {
          heading: 'Für die Stunden',
          entries: [
            {
              to: '/lehrkraft/materialien',
              label: 'Materialien',
              icon: <LibraryBig aria-hidden />,
              isCurrent: isAtMaterials,
            },
          ],
        },
        {
          heading: 'Geräte',
          entries: [
            {
              to: '/einrichten',
              label: 'Tablets einrichten',
              icon: <Tablet aria-hidden />,
              isOutside: true,
            },
          ],
        },
      ]}
    />
  );
}

function badgeOf({ isRunning, worries }: Omit<Going, 'schoolClass'>): SideEntry['badge'] {
  if (worries > 0) {
    const text = worries === 1 ? 'Sorge um ein Kind' : `Sorge um ${worries} Kinder`;
    return { mark: worries.toLocaleString('de-DE'), text, isUrgent: true };
  }
  return isRunning ? { mark: 'läuft', text: 'eine Stunde läuft', isUrgent: false } : undefined;
}
