import type { ChildLesson } from '@lux/contracts/classroom/lesson.ts';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
import { lessonPause } from '../../lib/session/lesson-pause.ts';
import { store } from '../../lib/store.ts';
import { isOpenPath } from './areas.ts';
import { ClosedArea } from './frame/closed-area.tsx';
import { LessonEntries } from './frame/lesson-entries.tsx';
import { LessonOverlays } from './frame/lesson-overlays.tsx';
import { leaveLesson } from './goodbye/clear-lesson.ts';
import { lessonApi } from './lesson-api.ts';
import { type LessonRecord, lessonRecord, toRecord } from './lesson-record.ts';
import { lessonAtom } from './lesson-state.ts';
import { seeToRefusal, watchRefusals } from './see-to-refusal.ts';

/** Whoever loads the page waits no longer for a word of the server's. */
const ASK_MS = 2000;

/**
 * Finds out, before anything is drawn, whether this browser is in a lesson, and gives the frame what a
 * lesson changes. What an earlier lesson has left behind is deleted. Never rejects.
 */
export async function openLesson(): Promise<void> {
  const record = await findLesson();
  if (record === null) {
    if (lessonRecord.isThere()) await leaveLesson();
    return;
  }
  lessonRecord.write(record);
  store.set(lessonAtom, record);
  if (record.lesson.isPaused) lessonPause.begin();
  watchRefusals();
  store.sub(lessonAtom, showFrame);
  showFrame();
}

/**
 * As the server has it; where it cannot be asked, as this browser knew it, until its time is up. Who is
 * in no lesson any more loses by the same call the cookie that says otherwise.
 */
async function findLesson(): Promise<LessonRecord | null> {
  const kept = lessonRecord.read();
  const told = await askServer();
  if (told === undefined) return kept !== null && Date.now() < kept.endsAtMs ? kept : null;
  return told && toRecord(told, kept);
}

/** Undefined where there was no answer in time. */
async function askServer(): Promise<ChildLesson | null | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ASK_MS));
  return Promise.race([lessonApi.read().catch(() => undefined), late]);
}

function showFrame(): void {
  const lesson = store.get(lessonAtom)?.lesson;
  const areas = lesson?.areas;
  store.set(lessonFrameAtom, {
    // Once it is over, no screen is left to write anything.
    isOpen: (path) => areas !== undefined && isOpenPath(path, areas),
    hasTimer: lesson?.hasTimer ?? true,
    mayRepeat: seeToRefusal,
    Entries: LessonEntries,
    Closed: ClosedArea,
    Overlays: LessonOverlays,
  });
}
