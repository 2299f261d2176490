import { expect, test } from 'vitest';
import { fakeWorkerDeps } from '../../testing/fakes/fake-worker-deps.ts';
import { dropOldShells, installShell } from './shell.ts';

test('half a shell is none: a missing file fails the installation', async () => {
  const { deps, pages } = fakeWorkerDeps();
  pages['/'] = 'the page';
  const shell = { version: 'b', files: ['/', '/assets/missing.js'] };
  await expect(installShell(deps, shell)).rejects.toThrow('/assets/missing.js: 404');
});

test('the build before stays for an open tab, older ones and foreign kinds go', async () => {
  const { deps, pages, caches } = fakeWorkerDeps();
  pages['/'] = 'the page';
  await caches.open('lux-shell-a');
  await caches.open('lux-shared-0');
  await caches.open('lux-shell-b');
  for (const name of ['lux-shared-1', 'lux-own-1', 'somebody-else']) await caches.open(name);
  await installShell(deps, { version: 'c', files: ['/'] });
  await dropOldShells(deps, 'lux-shell-c');
  expect(await caches.keys()).toEqual([
    'lux-shell-b',
    'lux-shared-1',
    'lux-own-1',
    'somebody-else',
    'lux-shell-c',
  ]);
});
