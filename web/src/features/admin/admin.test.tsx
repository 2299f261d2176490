// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apollo } from '../../lib/apollo.ts';
import { buildUser } from '../../testing/build-user.ts';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubFetch } from '../../testing/stub-fetch.ts';

vi.mock('../../lib/socket.ts', () => {
  const socket = new FakeSocket();
  return { socket: () => socket.asSocket() };
});

let isOpen = false;
/** More answers, by operation. */
let answers: Record<string, object> = {};

// Loaded beforehand, so that no test waits for its scripts.
beforeAll(async () => {
  await import('../../app/routes/admin-dashboard.tsx');
  await import('../../app/routes/auth.tsx');
});

beforeEach(async () => {
  isOpen = false;
  answers = {};
  await apollo.clearStore();
});

function serve(
  login: { status?: number; json?: object } = { json: { success: true } },
  user: object = { json: buildUser() },
) {
  return stubFetch({
    'GET /api/user': user,
    'POST /api/dashboard/login': () => {
      isOpen = login.status === undefined;
      return login;
    },
    'POST /graphql': (init) => {
      const { operationName } = JSON.parse(String(init?.body));
      const known = answers[operationName];
      if (known) return { json: known };
      if (operationName === 'DashboardAccess') {
        return { json: { data: { dashboardAccess: isOpen } } };
      }
      const message = 'Die Daten sind gerade nicht da.';
      return {
        json: { errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }], data: null },
      };
    },
  });
}

async function enter(password: string) {
  const field = await screen.findByLabelText('Passwort');
  await userEvent.type(field, `${password}{Enter}`);
}

test('who is not logged in comes to the login', async () => {
  serve(undefined, { status: 401 });
  renderApp('/admin-dashboard');
  expect(await screen.findByRole('heading', { name: /Anmeldung/ })).toBeDefined();
  expect(window.location.pathname).toBe('/auth');
});

test('an empty password is asked for', async () => {
  serve();
  renderApp('/admin-dashboard');
  await enter('');
  expect((await screen.findByRole('alert')).textContent).toBe('Bitte geben Sie das Passwort ein.');
});

test.each([
  [401, 'Falsches Passwort'],
  [500, 'Fehler bei der Anmeldung'],
])('a login answered with %d says "%s"', async (status, message) => {
  serve({ status });
  renderApp('/admin-dashboard');
  await enter('geheim');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('the password opens the dashboard with its tabs; data that cannot be read can be asked for again', async () => {
  serve();
  renderApp('/admin-dashboard');
  await enter('geheim');
  expect(await screen.findByText('Die Daten konnten nicht geladen werden.')).toBeDefined();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Übersicht',
    'Anfragen',
    'Bilder',
    'Aufträge',
    'Benutzer',
    'Einstellungen',
    'Export',
  ]);
  answers.Overview = { data: overview };
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('1.234')).toBeDefined();
});

const overview = {
  stats: {
    total: 1234,
    byType: [{ type: 'text', count: 1000 }],
    dailyCount: [],
    activeVisitors: 7,
    answerTimes: [{ type: 'text', count: 3, p50Ms: 120, p95Ms: 1500 }],
    safety: { blocked: 1, crisis: 2, open: 3 },
    usage: { aiRequests: 5, pictures: 6, paidTierDollars: 1.5 },
  },
  jobCounts: { queued: 4, active: 1, failed: 0 },
  health: {
    services: [
      { name: 'media', isOk: true },
      { name: 'games', isOk: false },
    ],
    tiers: [{ ability: 'text', tier: 'built-in' }],
  },
};

test('the overview shows figures, answer times, what runs and what it would cost', async () => {
  answers.Overview = { data: overview };
  serve();
  isOpen = true;
  renderApp('/admin-dashboard?bereich=uebersicht');
  expect(
    await screen.findByRole('img', { name: /Anfragen pro Tag, letzte 30 Tage/ }),
  ).toBeDefined();
  const times = screen.getByRole('table', { name: /Antwortzeiten/ });
  expect(within(times).getByText('1,5 s')).toBeDefined();
  expect(screen.getByText('nicht erreichbar')).toBeDefined();
  expect(screen.getByText(/mit bezahltem Anbieter etwa 1,50/)).toBeDefined();
  expect(screen.getByText(/ohne Internet und ohne Kosten/)).toBeDefined();
});
