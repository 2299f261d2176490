import { keepAnswer } from './keep-answer.ts';
import type { WorkerDeps } from './worker-deps.ts';

interface RenewedOptions {
  cacheName: string;
  limit: number;
}

/** As it was, at once, while the next answer is fetched; the first time over the line. */
export async function staleWhileRevalidate(
  deps: WorkerDeps,
  request: Request,
  options: RenewedOptions,
): Promise<Response> {
  const kept = await (await deps.caches.open(options.cacheName)).match(request);
  const renewing = deps.fetch(request).then(async (answer) => {
    await keepAnswer(deps, request, answer.clone(), options);
    return answer;
  });
  if (kept === undefined) return renewing;
  deps.later(renewing.catch(() => {}));
  return kept;
}
