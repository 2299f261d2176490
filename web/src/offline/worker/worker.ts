/**
 * The service worker: LUX opens and plays without a line (DESIGN 7). It takes over at once; what an
 * older tab still needs lies in the older shell.
 */
import './worker-globals.ts';
import { answer } from './answer.ts';
import { SHELL_PREFIX } from './cache-names.ts';
import { dropOldShells } from './drop-old-shells.ts';
import { fetchLettersAhead } from './fetch-letters-ahead.ts';
import { installShell } from './install-shell.ts';
import type { Shell } from './shell.ts';
import { strategyFor } from './strategy-for.ts';
import type { WorkerDeps } from './worker-deps.ts';
import type { LuxExtendableEvent } from './worker-globals.ts';

declare const __LUX_SHELL__: Shell;

const shell = __LUX_SHELL__;
const shellName = SHELL_PREFIX + shell.version;
const { origin } = location;

const depsOf = (event: LuxExtendableEvent): WorkerDeps => ({
  caches,
  fetch: (request) => fetch(request),
  later: (work) => event.waitUntil(work),
});

addEventListener('install', (event) => {
  if (!(event instanceof ExtendableEvent)) return;
  event.waitUntil(installShell(depsOf(event), shell).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  if (!(event instanceof ExtendableEvent)) return;
  const deps = depsOf(event);
  event.waitUntil(dropOldShells(deps, shellName).then(() => clients.claim()));
});

addEventListener('message', (event) => {
  // The page says so once it has nothing better to do.
  if (!(event instanceof ExtendableEvent) || !('data' in event)) return;
  if (event.data === 'fetch-ahead') event.waitUntil(fetchLettersAhead(depsOf(event), origin));
});

addEventListener('fetch', (event) => {
  if (!(event instanceof FetchEvent)) return;
  const { request } = event;
  const way = strategyFor(
    {
      method: request.method,
      url: request.url,
      mode: request.mode,
      hasRange: request.headers.has('range'),
    },
    origin,
  );
  if (way !== 'line') event.respondWith(answer(depsOf(event), request, { way, shellName }));
});
