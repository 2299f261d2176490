// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildId } from '../../../testing/builders/builders.ts';
import { bodiesOf } from '../../../testing/fakes/stub-fetch.ts';
import { buildUser, openDashboard } from '../../../testing/screens/open-dashboard.ts';

const code = 'K7QX-M2PL-9RTB';
const invitation = {
  id: buildId(),
  uses: 24,
  used: 3,
  createdAt: '2026-01-05T08:00:00.000Z',
  expiresAt: '2999-01-12T08:00:00.000Z',
};
let kept: object[] = [];

beforeEach(() => {
  kept = [];
});

const open = () =>
  openDashboard(
    'benutzer',
    { Users: { data: { users: [buildUser()] } } },
    {
      'GET /api/admin/invitations': () => ({ json: kept }),
      'POST /api/admin/invitations': () => {
        kept = [invitation];
        return { json: { ...invitation, code, url: `/auth?einladung=${code}` } };
      },
      [`DELETE /api/admin/invitations/${invitation.id}`]: () => {
        kept = [];
        return { status: 204 };
      },
    },
  );

test('a new invitation is shown once, with link, code and QR code', async () => {
  const stub = await open();
  const uses = await screen.findByLabelText('Für wie viele Kinder?');
  await userEvent.clear(uses);
  await userEvent.type(uses, '24');
  await userEvent.click(screen.getByRole('button', { name: 'Einladung erstellen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Einladung für 24 Kinder' });
  const link = `${window.location.origin}/auth?einladung=${code}`;
  expect(within(dialog).getByText(link)).toBeDefined();
  expect(within(dialog).getByText(code)).toBeDefined();
  expect(within(dialog).getByRole('img', { name: 'QR-Code der Einladung' })).toBeDefined();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Link kopieren' }));
  expect(copied).toHaveBeenCalledExactlyOnceWith(link);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByText(code)).toBeNull();
  expect(await screen.findByText('3 von 24 benutzt')).toBeDefined();
  expect(bodiesOf(stub, 'POST', '/api/admin/invitations')).toEqual([{ uses: 24 }]);
});

test('the link that makes a teacher is shown once', async () => {
  const url = '/auth?einladung=LEHR-K7QX-M2PL';
  await openDashboard(
    'benutzer',
    { Users: { data: { users: [buildUser()] } } },
    {
      'GET /api/admin/invitations': { json: [] },
      'POST /api/teachers/invitations': {
        status: 201,
        json: { url, expiresAt: '2999-01-12T08:00:00.000Z' },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Lehrkraft einladen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Einladung für eine Lehrkraft' });
  expect(within(dialog).getByText(`${window.location.origin}${url}`)).toBeDefined();
});

test('an invitation is taken back after a question', async () => {
  kept = [invitation, { ...invitation, id: buildId(), expiresAt: '2026-01-12T08:00:00.000Z' }];
  await open();
  expect(await screen.findByText(/abgelaufen am 12\.01\.2026/)).toBeDefined();
  const [first] = screen.getAllByRole('button', { name: 'Einladung vom 05.01.2026 löschen' });
  if (first) await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  await vi.waitFor(() => expect(screen.queryByText('3 von 24 benutzt')).toBeNull());
});
