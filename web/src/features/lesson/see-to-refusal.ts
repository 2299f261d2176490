import { refusals } from '../../lib/api/refusals.ts';
import { lessonPause } from '../../lib/session/lesson-pause.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { lessonRuntime } from './lesson-runtime.ts';
import { lessonAtom } from './lesson-state.ts';

/**
 * What happens to a call that the lesson does not let through: while all eyes are at the front it
 * waits, and is made once more afterwards; of a closed area the screen says it, and no error does.
 */
export async function seeToRefusal(code: string, signal?: AbortSignal | null): Promise<boolean> {
  if (code === 'LESSON_PAUSED') {
    lessonRuntime.notePaused();
    await lessonPause.over(signal);
    return store.get(lessonAtom) !== null;
  }
  if (code === 'AREA_CLOSED') {
    await lessonRuntime.refresh();
    setTimeout(dropErrors);
  }
  return false;
}

/** Whoever made the call has told of its failure by now. */
function dropErrors(): void {
  store.set(toastsAtom, (toasts) => toasts.filter(({ tone }) => tone !== 'danger'));
}

/** The same for calls by GraphQL. */
export function watchRefusals(): void {
  for (const code of ['LESSON_PAUSED', 'AREA_CLOSED']) {
    refusals.on(code, () => seeToRefusal(code));
  }
}
