import { useAtomValue } from 'jotai';
import { lessonAtom } from '../lesson-state.ts';
import { HandEntry } from './hand-entry.tsx';
import { SeatEntry } from './seat-entry.tsx';

/** What a lesson puts at the end of the navigation: who sits here, the time left, and the raised hand. */
export function LessonEntries() {
  const record = useAtomValue(lessonAtom);
  if (record === null) return null;
  return (
    <>
      <li className="flex grow justify-center">
        <SeatEntry record={record} />
      </li>
      {/* Always in this corner, however many screens are open: nobody has to look for it. */}
      <li className="flex w-18 shrink-0 justify-center sm:not-low:fixed sm:not-low:right-4 sm:not-low:bottom-3">
        <HandEntry isUp={record.lesson.isHandUp} />
      </li>
    </>
  );
}
