import type { LessonFrame } from '../../lib/session/lesson-frame.ts';
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
const ASK_MS = 4000;

/**
 * Finds out, before anything is drawn, whether this browser is in a lesson, and gives the frame what a
 * lesson changes. What an earlier lesson has left behind is deleted. Never rejects.
 */
export async function openLesson(): Promise<void> {
  const record = lessonRecord.read() ?? (await askServer());
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
 * A browser that has lost its note, or shows a new visitor's token: who is in no lesson any more is
 * told so, and that ends the cookie that says otherwise.
 */
async function askServer(): Promise<LessonRecord | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, ASK_MS, null));
  const lesson = await Promise.race([lessonApi.read().catch(() => null), late]);
  return lesson && toRecord(lesson, null);
}

function showFrame(): void {
  const areas = store.get(lessonAtom)?.lesson.areas;
  const frame: LessonFrame = {
    // Once it is over, no screen is left to write anything.
    isOpen: (path) => areas !== undefined && isOpenPath(path, areas),
    mayRepeat: seeToRefusal,
    Entries: LessonEntries,
    Closed: ClosedArea,
    Overlays: LessonOverlays,
  };
  store.set(lessonFrameAtom, frame);
}
