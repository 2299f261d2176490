import type { WorkerDeps } from './worker-deps.ts';

/** A line that has not begun to answer by then is no line. */
const PATIENCE_MS = 4000;

/**
 * A screen: the newest page over the line. Where there is none, where it takes too long, or where
 * the server is in trouble, the page that came with this worker: the home screen as the build drew it,
 * or the empty page that becomes any screen.
 */
export async function networkFirst(
  { caches, fetch }: Pick<WorkerDeps, 'caches' | 'fetch'>,
  request: Request,
  shellName: string,
): Promise<Response> {
  const shell = await caches.open(shellName);
  const isHome = new URL(request.url).pathname === '/';
  const kept = await shell.match(isHome ? '/' : '/index.html');
  const fetched = fetch(request);
  if (kept === undefined) return fetched;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Response>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, kept);
  });
  const answer = fetched.then(
    (page) => (page.status >= 500 ? kept : page),
    () => kept,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
