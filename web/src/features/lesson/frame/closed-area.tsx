import { useAtomValue } from 'jotai';
import door from 'openmoji/color/svg/1F6AA.svg?url';
import { Link } from 'react-router-dom';
import { Drawing } from '../../../components/drawing.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { areaScreens } from '../areas.ts';
import { lessonAtom } from '../lesson-state.ts';

/** Stands in for a screen that this lesson has not opened, and shows where to go on. */
export function ClosedArea() {
  const record = useAtomValue(lessonAtom);
  // Over: goodbye covers everything.
  if (record === null) return null;
  return (
    <Page title="Das ist gerade zu" subtitle="In dieser Stunde machen wir etwas anderes.">
      <Drawing src={door} className="mx-auto mb-6 size-32" />
      <h2 className="mb-4 text-center text-lg">Hier geht es weiter:</h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {record.lesson.areas.map((area) => (
          <li key={area}>
            <Link
              to={areaScreens[area].path}
              className="flex h-full flex-col items-center rounded-lg border-2 border-control-line bg-surface-raised p-4 font-bold text-lg shadow-low transition hover:border-primary"
            >
              <Drawing src={areaScreens[area].drawing} className="size-20" />
              {areaScreens[area].label}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
