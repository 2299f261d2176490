import { USER_CACHE } from '../../lib/storage/user-cache.ts';
import { SHELL_PREFIX, sharedCache, type WorkerDeps } from './worker-deps.ts';

/** What the build says about itself, put in by `build/offline-worker.ts`. */
export interface Shell {
  /** Changes with every file of the client. */
  version: string;
  /** Addresses that are fetched when the worker is installed; the first is the page that shows every screen. */
  files: readonly string[];
}

/** Files fetched at the same time; more would slow down what the child is doing. */
const CONCURRENCY = 4;

/** Caches every file of this build. Rejects when one is missing, so that no half of a client is installed. */
export async function installShell(
  { caches, fetch }: Pick<WorkerDeps, 'caches' | 'fetch'>,
  { version, files }: Shell,
): Promise<void> {
  const cache = await caches.open(SHELL_PREFIX + version);
  for (let start = 0; start < files.length; start += CONCURRENCY) {
    const portion = files.slice(start, start + CONCURRENCY);
    await Promise.all(
      portion.map(async (file) => {
        const answer = await fetch(file);
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        await cache.put(file, answer);
      }),
    );
  }
}

/**
 * Deletes the files of older builds and the caches of older workers. This build's stay, and those of
 * the one before, which an open tab may still be running.
 */
export async function dropOldShells(
  { caches }: Pick<WorkerDeps, 'caches'>,
  shellName: string,
): Promise<void> {
  // In the order in which they were made.
  const names = (await caches.keys()).filter((name) => name.startsWith('lux-'));
  const before = names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== shellName).at(-1);
  const wanted = new Set([shellName, before, sharedCache.cacheName, USER_CACHE]);
  await Promise.all(names.filter((name) => !wanted.has(name)).map((name) => caches.delete(name)));
}
