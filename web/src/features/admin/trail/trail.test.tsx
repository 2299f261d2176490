// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser, openDashboard } from '../../../testing/screens/open-dashboard.ts';
import type { TrailEntry } from './trail-api.ts';

const owner = { 'GET /api/user': { json: buildUser({ isOwner: true }) } };

/** An id as the server makes them. */
const idOf = (number: number) => String(number).padStart(36, '0');

function entry(number: number, given: Partial<TrailEntry>): TrailEntry {
  const actor = { kind: 'user' as const, id: 'u1', name: 'chefin' };
  const target = { kind: 'user', id: 'u2', name: 'tom' };
  const at = '2026-01-05T08:00:00.000Z';
  return { id: idOf(number), at, actor, action: 'user.deleted', target, details: {}, ...given };
}

test('the owner reads who did what to whom, a page at a time', async () => {
  const stub = await openDashboard(
    'protokoll',
    {},
    {
      ...owner,
      'GET /api/admin/trail?limit=50': {
        json: {
          entries: [
            entry(3, { action: 'role.changed', details: { role: 'admin' } }),
            entry(2, {
              action: 'settings.changed',
              target: null,
              details: { childSafeMode: false, registration: 'closed' },
              actor: { kind: 'dashboard', id: 'k3Xw9pQz', name: 'Dashboard' },
            }),
            entry(1, {
              action: 'key.changed',
              target: { kind: 'key', id: 'openAiApiKey', name: null },
              details: { key: 'openAiApiKey', isRemoved: true },
            }),
          ],
          next: idOf(1),
        },
      },
      [`GET /api/admin/trail?limit=50&before=${idOf(1)}`]: {
        json: { entries: [entry(0, { action: 'something.new' })], next: null },
      },
    },
  );
  const lines = async () =>
    within(await screen.findByRole('region', { name: 'Protokoll' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);
  expect(await lines()).toEqual([
    'chefin hat tom zum Admin gemacht.',
    'Jemand mit dem Dashboard-Passwort (k3Xw) hat Einstellungen geändert: Kinderschutz aus, neue Konten geschlossen.',
    'chefin hat einen Schlüssel entfernt: OpenAI-Schlüssel.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Ältere zeigen' }));
  // What a later version notes is shown as it is, and hides nothing.
  expect(await screen.findByText(/something\.new/)).toBeDefined();
  expect(await lines()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Ältere zeigen' })).toBeNull();
  expect(stub.mock.calls.filter(([path]) => String(path).includes('trail'))).toHaveLength(2);
});

test('nobody but the owner is offered the trail', async () => {
  await openDashboard('export', {}, { 'GET /api/user': { json: buildUser({ role: 'admin' }) } });
  await screen.findByRole('link', { name: 'Export' });
  expect(screen.queryByRole('link', { name: 'Protokoll' })).toBeNull();
});

test('a trail that cannot be read can be asked for again', async () => {
  const routes: Parameters<typeof openDashboard>[2] = {
    ...owner,
    'GET /api/admin/trail?limit=50': { status: 503, json: {} },
  };
  await openDashboard(
    'protokoll',
    {},
    {
      ...routes,
      'GET /api/admin/trail?limit=50': () => Object(routes['GET /api/admin/trail?limit=50']),
    },
  );
  expect(await screen.findByText('Das Protokoll konnte nicht geladen werden.')).toBeDefined();
  routes['GET /api/admin/trail?limit=50'] = { json: { entries: [], next: null } };
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Noch nichts im Protokoll')).toBeDefined();
});
