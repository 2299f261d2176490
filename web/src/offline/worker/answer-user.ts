import { keepAnswer } from './keep-answer.ts';
import type { WorkerDeps } from './worker-deps.ts';

/**
 * Who is logged in: always asked over the line; without one, as it was, so that the album can be
 * opened. Once the server knows nobody, nothing of that child stays.
 */
export async function answerUser(
  deps: WorkerDeps,
  request: Request,
  options: { cacheName: string; limit: number },
): Promise<Response> {
  let answer: Response;
  try {
    answer = await deps.fetch(request);
  } catch (cause) {
    const kept = await (await deps.caches.open(options.cacheName)).match(request);
    if (kept === undefined) throw cause;
    return kept;
  }
  if (answer.status === 401) await (await deps.caches.open(options.cacheName)).delete(request);
  deps.later(keepAnswer(deps, request, answer.clone(), options));
  return answer;
}
