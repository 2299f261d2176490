// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apollo } from '../../lib/api/apollo.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { overview } from '../../testing/builders/build-overview.ts';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { buildUser } from '../../testing/screens/open-dashboard.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

let isOpen = false;
/** More answers, by operation. */
let answers: Record<string, object> = {};
/** More answers, by route. */
let routes: Parameters<typeof stubFetch>[0] = {};

// Loaded beforehand, so that no test waits for its scripts.
beforeAll(async () => {
  await import('../../app/routes/admin-dashboard.tsx');
  await import('../../app/routes/auth.tsx');
});

beforeEach(async () => {
  isOpen = false;
  answers = {};
  routes = {};
  store.set(toastsAtom, []);
  await apollo.clearStore();
});

function serve(
  login: { status?: number; json?: object } = { json: { success: true } },
  user: object = { json: buildUser() },
) {
  return stubFetch(
    Object.assign(routes, {
      'GET /api/user': user,
      'POST /api/dashboard/login': () => {
        isOpen = login.status === undefined;
        return login;
      },
      'POST /graphql': (init: RequestInit | undefined) => {
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
    }),
  );
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
  const sections = screen.getByRole('navigation', { name: 'Bereiche des Dashboards' });
  const links = within(sections).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Übersicht',
    'Alarme',
    'Anfragen',
    'Bilder',
    'Aufträge',
    'Erste Schritte',
    'Benutzer',
    'Einstellungen',
    'KI-Prüfung',
    'Export',
    'Datenschutz',
  ]);
  answers.Overview = { data: overview };
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('1.234')).toBeDefined();
});

const bodyOf = (init: RequestInit | undefined) => JSON.parse(String(init?.body));
const LOCKED = {
  errors: [{ message: 'Das Dashboard ist gesperrt.', extensions: { code: 'DASHBOARD_LOCKED' } }],
  data: null,
};

test('a dashboard opened by password is locked by hand, and shows its gate again', async () => {
  answers.Overview = { data: overview };
  const stub = serve();
  renderApp('/admin-dashboard');
  await enter('geheim');
  expect(await screen.findByText('1.234')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Sperren' }));
  // The stub knows no such call yet: it is told, and nothing is hidden as if it were locked.
  expect(await screen.findByText('Das Dashboard ist noch offen')).toBeDefined();
  expect(screen.getByText('1.234')).toBeDefined();
  routes['POST /api/dashboard/lock'] = { json: { success: true } };
  await userEvent.click(screen.getByRole('button', { name: 'Sperren' }));
  expect(await screen.findByLabelText('Passwort')).toBeDefined();
  expect(screen.queryByText('1.234')).toBeNull();
  expect(JSON.stringify(apollo.extract())).not.toContain('1234');
  await enter('geheim');
  expect(await screen.findByText('1.234')).toBeDefined();
  expect(stub.mock.calls.filter(([path]) => path === '/api/dashboard/lock')).toHaveLength(2);
});

test('who opens the dashboard by role has nothing to lock', async () => {
  answers.Overview = { data: overview };
  isOpen = true;
  serve(undefined, { json: buildUser({ role: 'admin' }) });
  renderApp('/admin-dashboard');
  expect(await screen.findByText('1.234')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sperren' })).toBeNull();
});

test('where nobody touches the page for half an hour, the dashboard closes', async () => {
  answers.Overview = { data: overview };
  isOpen = true;
  routes['POST /api/dashboard/lock'] = { json: { success: true } };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const stub = serve();
  renderApp('/admin-dashboard');
  expect(await screen.findByText('1.234')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
  act(() => {
    window.dispatchEvent(new Event('pointerdown'));
  });
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
  expect(screen.getByText('1.234')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(await screen.findByLabelText('Passwort')).toBeDefined();
  expect(stub.mock.calls.filter(([path]) => path === '/api/dashboard/lock')).toHaveLength(1);
});

test('a dashboard that the server has locked meanwhile shows its gate, and no error', async () => {
  answers.Overview = { data: overview };
  isOpen = true;
  serve();
  renderApp('/admin-dashboard');
  expect(await screen.findByText('1.234')).toBeDefined();
  answers.Overview = LOCKED;
  await userEvent.click(screen.getByRole('button', { name: 'Aktualisieren' }));
  expect(await screen.findByLabelText('Passwort')).toBeDefined();
  expect(screen.queryByText('Die Daten konnten nicht geladen werden.')).toBeNull();
  expect(screen.queryByText('1.234')).toBeNull();
});

test.each([
  ['the owner', { isOwner: true }, true],
  ['an admin', { role: 'admin' as const }, true],
  ['an admin who has one', { role: 'admin' as const, hasSecondFactor: true }, false],
  ['who has the dashboard password alone', {}, false],
])('%s is urged to set up a second factor, or not', async (_who, who, isUrged) => {
  answers.Overview = { data: overview };
  isOpen = true;
  serve(undefined, { json: buildUser(who) });
  renderApp('/admin-dashboard');
  expect(await screen.findByText('1.234')).toBeDefined();
  const offers = screen.queryAllByRole('link', { name: 'Jetzt einrichten' });
  expect(offers.map((offer) => offer.getAttribute('href'))).toEqual(isUrged ? ['/konto'] : []);
});

/** The deletion of Tom as the server answers it: refused until a code has confirmed who asks. */
function needingConfirmation(code: string) {
  let isConfirmed = false;
  const tom = buildUser({ id: 'u3', username: 'tom' });
  answers.Users = { data: { users: [tom] } };
  routes['POST /api/me/second-factor/confirmations'] = (init) => {
    isConfirmed = bodyOf(init).code === '123456';
    const json = { error: 'SECOND_FACTOR_WRONG', message: 'Dieser Code stimmt nicht.' };
    return isConfirmed ? { status: 204 } : { status: 401, json };
  };
  Object.defineProperty(answers, 'DeleteUser', {
    get: () =>
      isConfirmed
        ? { data: { deleteUser: true } }
        : { errors: [{ message: 'Bitte bestätigen Sie es.', extensions: { code } }], data: null },
  });
}

const operationsOf = (stub: ReturnType<typeof stubFetch>) =>
  stub.mock.calls
    .filter(([path]) => path === '/graphql')
    .map(([, init]) => bodyOf(init).operationName);

async function deleteTom() {
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen: tom' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja, löschen' }));
}

test('what hurts asks for a code first, and is done once it is right', async () => {
  needingConfirmation('SECOND_FACTOR_NEEDED');
  isOpen = true;
  const stub = serve(undefined, {
    json: buildUser({ isOwner: true, hasSecondFactor: true }),
  });
  renderApp('/admin-dashboard?bereich=benutzer');
  await deleteTom();
  const dialog = await screen.findByRole('dialog', { name: /Bitte bestätigen Sie/ });
  const code = within(dialog).getByLabelText('Sechsstelliger Code');
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '000000');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bestätigen' }));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bestätigen' }));
  expect(await screen.findByText('tom wurde gelöscht.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(operationsOf(stub).filter((name) => name === 'DeleteUser')).toHaveLength(2);
});

test('who does not confirm has changed nothing, and reads why', async () => {
  needingConfirmation('SECOND_FACTOR_NEEDED');
  isOpen = true;
  const stub = serve(undefined, {
    json: buildUser({ isOwner: true, hasSecondFactor: true }),
  });
  renderApp('/admin-dashboard?bereich=benutzer');
  await deleteTom();
  const dialog = await screen.findByRole('dialog', { name: /Bitte bestätigen Sie/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  expect(await screen.findByText('Bitte bestätigen Sie es.')).toBeDefined();
  expect(operationsOf(stub).filter((name) => name === 'DeleteUser')).toHaveLength(1);
});

test('where the school asks for a second factor, who has none is led to it', async () => {
  needingConfirmation('SECOND_FACTOR_REQUIRED');
  isOpen = true;
  serve(undefined, { json: buildUser({ role: 'admin' }) });
  renderApp('/admin-dashboard?bereich=benutzer');
  await deleteTom();
  const dialog = await screen.findByRole('dialog', { name: /zweiten Faktor/ });
  const way = within(dialog).getByRole('link', { name: 'Jetzt einrichten' });
  expect(way.getAttribute('href')).toBe('/konto');
});

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
