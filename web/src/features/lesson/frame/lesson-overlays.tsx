import { useAtomValue } from 'jotai';
import { Goodbye } from '../goodbye/goodbye.tsx';
import { useRememberedWorks } from '../goodbye/remembered-works.ts';
import { lessonRuntime } from '../lesson-runtime.ts';
import { farewellAtom, lessonAtom } from '../lesson-state.ts';
import { LookNote } from './look-note.tsx';
import { PauseScreen } from './pause-screen.tsx';
import { SeatSync } from './seat-sync.tsx';
import { useLastMinutes } from './use-last-minutes.ts';
import { useLessonLink } from './use-lesson-link.ts';
import { useMaterialsAhead } from './use-materials-ahead.ts';

const nothing = [] as const;

/** What a lesson lays over every screen. */
export function LessonOverlays() {
  const record = useAtomValue(lessonAtom);
  const farewell = useAtomValue(farewellAtom);
  useLessonLink();
  useRememberedWorks();
  useMaterialsAhead(record?.lesson.areas ?? nothing, record?.lesson.isPaused ?? true);
  useLastMinutes(record?.endsAtMs ?? null);
  if (record === null) return farewell && <Goodbye farewell={farewell} />;
  const { lesson, seenLooks } = record;
  return (
    <>
      {lesson.seat && <SeatSync seatId={lesson.seat.id} />}
      {lesson.isPaused && <PauseScreen />}
      {lesson.looks.length > seenLooks && <LookNote onSeen={lessonRuntime.noteLooksSeen} />}
    </>
  );
}
