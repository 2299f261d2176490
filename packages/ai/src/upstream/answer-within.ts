import type { UpstreamAnswer } from './upstream-call.ts';

/**
 * An answer that must be whole in time. What `AbortSignal.any` and `timeout` make would stay until the
 * time is over, for each sentence that was spoken long before.
 *
 * @param ask is given a signal that aborts with the outer one, or when the time is over.
 * @throws what `ask` throws; a `TimeoutError` when it takes longer than `limitMs`, also in the body.
 */
export async function answerWithin(
  limitMs: number,
  outer: AbortSignal,
  ask: (signal: AbortSignal) => Promise<UpstreamAnswer>,
): Promise<UpstreamAnswer> {
  const controller = new AbortController();
  const stop = () => controller.abort(outer.reason);
  const tooLate = () => controller.abort(new DOMException('It took too long.', 'TimeoutError'));
  const timer = setTimeout(tooLate, limitMs).unref();
  outer.addEventListener('abort', stop, { once: true });
  if (outer.aborted) stop();
  const forget = () => {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
  };
  try {
    const answer = await ask(controller.signal);
    answer.body.once('close', forget);
    return answer;
  } catch (error) {
    forget();
    throw error;
  }
}
