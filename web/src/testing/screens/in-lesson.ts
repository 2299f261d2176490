import { onTestFinished } from 'vitest';
import { lessonMaterials } from '../../games-kit/materials/lesson-materials.ts';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
import { store } from '../../lib/store.ts';

const Nothing = () => null;

/** For one test: the frame of a lesson in which everything is open, without the lesson itself. */
export function putInLesson(): void {
  store.set(lessonFrameAtom, {
    isOpen: () => true,
    hasTimer: true,
    mayRepeat: async () => false,
    Entries: Nothing,
    Closed: Nothing,
    Overlays: Nothing,
  });
  // By then nothing is on the screen any more.
  onTestFinished(() => {
    lessonMaterials.forget();
    store.set(lessonFrameAtom, null);
  });
}
