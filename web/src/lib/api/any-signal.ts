/**
 * Aborts, with the same reason, as soon as one of the given signals does. `AbortSignal.any` does the
 * same, but only since Safari 17.4, Chrome 116 and Firefox 124: tablets in schools are older.
 */
export function anySignal(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  for (const source of signals) {
    if (source.aborted) controller.abort(source.reason);
    else
      source.addEventListener('abort', () => controller.abort(source.reason), {
        once: true,
        signal,
      });
  }
  return signal;
}
