import { OWN_CACHE, SHARED_CACHE, SHELL_PREFIX } from './cache-names.ts';
import type { WorkerDeps } from './worker-deps.ts';

/**
 * Keeps this build's files and those of the one before, which an open tab may still be running;
 * older ones and caches of older workers go.
 */
export async function dropOldShells(
  { caches }: Pick<WorkerDeps, 'caches'>,
  shellName: string,
): Promise<void> {
  // In the order in which they were made.
  const names = (await caches.keys()).filter((name) => name.startsWith('lux-'));
  const before = names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== shellName).at(-1);
  const wanted = new Set([shellName, before, SHARED_CACHE, OWN_CACHE]);
  await Promise.all(names.filter((name) => !wanted.has(name)).map((name) => caches.delete(name)));
}
