/**
 * The service worker: LUX opens and plays offline (DESIGN 7). It takes over at once; the older shell
 * has what a tab of the build before still needs.
 */
import './worker-globals.ts';
import { respond } from './cache-strategies.ts';
import { fetchLettersAhead } from './fetch-letters-ahead.ts';
import { dropOldShells, installShell, type Shell } from './shell.ts';
import { strategyFor } from './strategy-for.ts';
import { SHELL_PREFIX, type WorkerDeps } from './worker-deps.ts';
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
  const strategy = strategyFor(
    {
      method: request.method,
      url: request.url,
      mode: request.mode,
      hasRange: request.headers.has('range'),
    },
    origin,
  );
  if (strategy !== 'network') {
    event.respondWith(respond(depsOf(event), request, { strategy, shellName }));
  }
});
