// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { apollo } from '../../lib/apollo.ts';
import { buildRequest } from '../../testing/build-request.ts';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubFetch } from '../../testing/stub-fetch.ts';

const fakeSocket = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('../../lib/socket.ts', () => ({ socket: () => fakeSocket.current }));

const socket = new FakeSocket();
let isOpen = false;
let requests: object[] = [];

beforeEach(async () => {
  socket.reset();
  fakeSocket.current = socket;
  isOpen = false;
  requests = [buildRequest({ prompt: 'Warum ist der Himmel blau?' })];
  await apollo.clearStore();
});

function serve(login: { status?: number; json?: object } = { json: { success: true } }) {
  const fetchStub = stubFetch({
    'GET /api/user': { status: 401 },
    'POST /api/dashboard/login': () => {
      isOpen = login.status === undefined;
      return login;
    },
    'POST /graphql': () => {
      const call = fetchStub.mock.calls.findLast(([path]) => String(path) === '/graphql');
      const { operationName } = JSON.parse(String(call?.[1]?.body));
      const rows = requests.map((row) => ({ __typename: 'Request', ...row }));
      const data = operationName === 'Requests' ? { requests: rows } : { dashboardAccess: isOpen };
      return { json: { data } };
    },
  });
}

async function enter(password: string) {
  const field = await screen.findByLabelText('Passwort');
  await userEvent.type(field, `${password}{Enter}`);
}

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

test('the password opens the list; new requests appear on top, each once', async () => {
  serve();
  renderApp('/admin-dashboard');
  await enter('geheim');
  expect(await screen.findByText('Warum ist der Himmel blau?')).toBeDefined();
  expect(await screen.findByText('Neue Anfragen erscheinen sofort.')).toBeDefined();
  expect(screen.getByText('Ab12cD34')).toBeDefined();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Übersicht',
    'Anfragen',
    'Bilder',
    'Benutzer',
    'Einstellungen',
    'Export',
  ]);

  const fresh = buildRequest({ prompt: 'Was frisst ein Igel?' });
  act(() => {
    socket.deliver('request.completed', [fresh]);
    socket.deliver('request.completed', [fresh]);
    socket.deliver('request.completed', 'nonsense');
  });
  expect(await screen.findAllByText('Was frisst ein Igel?')).toHaveLength(1);
  const [, firstRow] = screen.getAllByRole('row');
  expect(firstRow?.textContent).toContain('Was frisst ein Igel?');
});

test('after a reconnect the list is asked for again', async () => {
  isOpen = true;
  serve();
  renderApp('/admin-dashboard');
  await screen.findByText('Warum ist der Himmel blau?');
  requests = [buildRequest({ prompt: 'Wie alt wird ein Elefant?' }), ...requests];
  act(() => {
    socket.deliver('disconnect');
    socket.deliver('connect');
  });
  expect(await screen.findByText('Wie alt wird ein Elefant?')).toBeDefined();
});

test('a connection older than the login is renewed once', async () => {
  isOpen = true;
  socket.acks = [{ ok: false, error: 'FORBIDDEN', message: 'Nur für Admins.' }];
  serve();
  renderApp('/admin-dashboard');
  expect(await screen.findByText('Neue Anfragen erscheinen sofort.')).toBeDefined();
});
