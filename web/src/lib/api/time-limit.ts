import { lessonPause } from '../session/lesson-pause.ts';

/** A limit for a call: its time does not run while a lesson is paused, and begins anew afterwards. */
export function timeLimit(limitMs: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  let timer = setTimeout(end, limitMs);

  function end(): void {
    const restMs = limitMs - lessonPause.sinceMs();
    if (restMs > 0) timer = setTimeout(end, restMs);
    else controller.abort();
  }

  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
