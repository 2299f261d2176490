import { SHELL_PREFIX } from './cache-names.ts';
import type { Shell } from './shell.ts';
import type { WorkerDeps } from './worker-deps.ts';

/** At once; more would hold up what the child is doing. */
const TOGETHER = 4;

/** Fetches everything the client is made of. Rejects when a file is missing: half a shell is none. */
export async function installShell(
  { caches, fetch }: Pick<WorkerDeps, 'caches' | 'fetch'>,
  { version, files }: Shell,
): Promise<void> {
  const cache = await caches.open(SHELL_PREFIX + version);
  for (let start = 0; start < files.length; start += TOGETHER) {
    const portion = files.slice(start, start + TOGETHER);
    await Promise.all(
      portion.map(async (file) => {
        const answer = await fetch(file);
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        await cache.put(file, answer);
      }),
    );
  }
}
