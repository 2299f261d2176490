// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildId, buildMessage, noThings } from '../../testing/builders/builders.ts';
import { FakeSocket } from '../../testing/fakes/fake-socket.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { buildUser } from '../../testing/screens/open-dashboard.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

const fakeSocket = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('../../lib/api/socket.ts', () => ({
  socket: () => fakeSocket.current,
  joinVisitorRoom: vi.fn(async () => true),
}));
fakeSocket.current = new FakeSocket();

beforeAll(() => import('../../app/routes/auth.tsx'));
beforeEach(() => store.set(toastsAtom, []));

const user = buildUser();
const password = 'Wolke-Besen-Zebra';

function openAuth(routes: Parameters<typeof stubFetch>[0] = {}, path = '/auth') {
  const fetchStub = stubFetch({
    'GET /api/user': { status: 401 },
    'GET /api/me/things': { json: noThings },
    'GET /api/conversations': { json: [] },
    ...routes,
  });
  renderApp(path);
  return fetchStub;
}

const field = (label: string | RegExp) => screen.findByLabelText(label);
const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await field(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Beside its field, not only in the toast that says it, too. */
const seeBeside = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(text),
  );
const shownToast = () => store.get(toastsAtom)[0];
const goToRegister = async () =>
  userEvent.click(await screen.findByRole('tab', { name: 'Registrieren' }));

async function logIn() {
  await type('Benutzername', 'mia7');
  await type('Passwort', password);
  await press('Anmelden');
}

test('a login takes the visitor token along, welcomes by name and leads to the start', async () => {
  localStorage.setItem('visitorToken', 'mias-browser-token');
  const fetchStub = openAuth({ 'POST /api/login': { json: user } });
  await logIn();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sprechen' })).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', '/api/login')).toEqual([
    { username: 'mia7', password, visitorToken: 'mias-browser-token' },
  ]);
  expect(shownToast()).toMatchObject({
    title: 'Login erfolgreich',
    description: 'Willkommen zurück, Mia!',
    tone: 'success',
  });
  expect(await screen.findByRole('link', { name: 'Sticker' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('without a display name the username is welcomed', async () => {
  openAuth({ 'POST /api/login': { json: buildUser({ displayName: null }) } });
  await logIn();
  await waitFor(() => expect(shownToast()?.description).toBe('Willkommen zurück, mia7!'));
});

test('after the login the user’s latest conversation is offered on a device that has none', async () => {
  const id = buildId();
  const question = buildMessage({ role: 'user', content: 'Warum ist der Himmel blau?' });
  const summary = { id, createdAt: user.createdAt, updatedAt: user.createdAt };
  openAuth({
    'POST /api/login': { json: user },
    'GET /api/conversations': { json: [summary] },
    [`GET /api/conversations/${id}`]: { json: { ...summary, messages: [question] } },
  });
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Weiterreden' }));
  expect(localStorage.getItem('conversationId')).toBe(id);
});

test('a wrong password is told in a toast and beside the field, and may be typed again', async () => {
  const message = 'Benutzername oder Passwort stimmt nicht.';
  openAuth({ 'POST /api/login': { status: 401, json: { error: 'LOGIN_FAILED', message } } });
  await logIn();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Login fehlgeschlagen',
      description: message,
      tone: 'danger',
    }),
  );
  const control = await field('Passwort');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(control);
  await type('Passwort', 'x');
  expect(control.getAttribute('aria-invalid')).toBe('false');
});

test('after too many logins the button waits as long as the server says', async () => {
  const body = { error: 'TOO_MANY_LOGINS', message: 'Das waren zu viele Versuche.' };
  openAuth({
    'POST /api/login': () =>
      new Response(JSON.stringify(body), { status: 429, headers: { 'retry-after': '2' } }),
  });
  await logIn();
  expect(await screen.findByText('Noch 2 Sekunden, dann geht es wieder.')).toBeDefined();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' });
  expect(button.disabled).toBe(true);
  await waitFor(() => expect(button.disabled).toBe(false), { timeout: 5000 });
});

test('offline the login fails with a sentence', async () => {
  openAuth({
    'POST /api/login': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await logIn();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Login fehlgeschlagen',
      description: 'Keine Verbindung. Gleich klappt es vielleicht wieder.',
    }),
  );
});

test('empty fields are told beside them and nothing is sent', async () => {
  const fetchStub = openAuth();
  await press('Anmelden');
  expect(await screen.findByText('Bitte gib einen Benutzernamen ein.')).toBeDefined();
  expect(screen.getByText('Bitte gib ein Passwort ein.')).toBeDefined();
  expect(document.activeElement).toBe(await field('Benutzername'));
  expect(bodiesOf(fetchStub, 'POST', '/api/login')).toEqual([]);
});

test('a registration sends what was given and leaves out what was not', async () => {
  localStorage.setItem('visitorToken', 'mias-browser-token');
  const fetchStub = openAuth({ 'POST /api/register': { status: 201, json: user } });
  await goToRegister();
  await type('Benutzername', 'mia7');
  await type('Passwort', password);
  await type(/So soll ich dich nennen/, 'Mia');
  await press('Konto anlegen');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Registrierung erfolgreich',
      description: 'Dein Konto wurde erfolgreich erstellt!',
    }),
  );
  expect(bodiesOf(fetchStub, 'POST', '/api/register')).toEqual([
    { username: 'mia7', password, displayName: 'Mia', visitorToken: 'mias-browser-token' },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sprechen' })).toBeDefined();
});

test.each([
  ['Benutzername', 'ab', 'Der Benutzername braucht mindestens 3 Zeichen.'],
  [
    'Benutzername',
    'mia <3',
    'Nimm für den Benutzernamen nur Buchstaben, Zahlen, Punkt und Strich.',
  ],
  ['Passwort', 'kurz', 'Das Passwort braucht mindestens 8 Zeichen.'],
])('%s "%s" is refused before it is sent', async (label, text, reason) => {
  const fetchStub = openAuth();
  await goToRegister();
  await type(label, text);
  await press('Konto anlegen');
  expect(await screen.findByText(reason)).toBeDefined();
  expect((await field(label)).getAttribute('aria-invalid')).toBe('true');
  expect(bodiesOf(fetchStub, 'POST', '/api/register')).toEqual([]);
});

test.each([
  ['USERNAME_TAKEN', 409, 'Benutzername', 'Diesen Benutzernamen gibt es schon.'],
  ['PASSWORD_TOO_COMMON', 400, 'Passwort', 'Dieses Passwort probieren andere als Erstes aus.'],
])('%s stands beside its field', async (error, status, label, message) => {
  openAuth({ 'POST /api/register': { status, json: { error, message } } });
  await goToRegister();
  await type('Benutzername', 'mia7');
  await type('Passwort', password);
  await press('Konto anlegen');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Registrierung fehlgeschlagen',
      description: message,
    }),
  );
  const control = await field(label);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(control);
});

/** The login as the server answers it: with one refusal after the other, then with the user. */
function refusing(...refusals: [status: number, error: string, message: string][]) {
  const left = [...refusals];
  return () => {
    const [status, error, message] = left.shift() ?? [];
    return status === undefined ? { json: user } : { status, json: { error, message } };
  };
}

test('where the account has a second factor, its code is asked for', async () => {
  const wrong = 'Dieser Code stimmt nicht.';
  const fetchStub = openAuth({
    'POST /api/login': refusing(
      [401, 'SECOND_FACTOR_NEEDED', 'Bitte geben Sie den Code ein.'],
      [401, 'SECOND_FACTOR_WRONG', wrong],
    ),
  });
  await logIn();
  const code = await field('Sechsstelliger Code');
  // Wanting to know more is no failure.
  expect(shownToast()).toBeUndefined();
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(code.getAttribute('inputmode')).toBe('numeric');
  expect(screen.getByText(/oder ein Wiederherstellungscode/)).toBeDefined();
  await userEvent.type(code, '000000');
  await press('Anmelden');
  await seeBeside(wrong);
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await press('Anmelden');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sprechen' })).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', '/api/login')).toMatchObject([
    { username: 'mia7', password },
    { code: '000000' },
    { code: '123456' },
  ]);
});

test('who got a password from the teacher chooses an own one at the login', async () => {
  const common = 'Dieses Passwort probieren andere als Erstes aus.';
  const fetchStub = openAuth({
    'POST /api/login': refusing(
      [403, 'PASSWORD_CHANGE_NEEDED', 'Denk dir ein neues Passwort aus.'],
      [400, 'PASSWORD_TOO_COMMON', common],
    ),
  });
  await logIn();
  expect(await screen.findByText(/Denk dir jetzt dein eigenes aus/)).toBeDefined();
  await type('Dein eigenes Passwort', 'kurz');
  await press('Anmelden');
  expect(await screen.findByText('Das Passwort braucht mindestens 8 Zeichen.')).toBeDefined();
  await type('Dein eigenes Passwort', '-und-lang');
  await press('Anmelden');
  await seeBeside(common);
  expect((await field('Dein eigenes Passwort')).getAttribute('aria-invalid')).toBe('true');
  await press('Anmelden');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sprechen' })).toBeDefined();
  expect(bodiesOf(fetchStub, 'POST', '/api/login').at(-1)).toMatchObject({
    password,
    newPassword: 'kurz-und-lang',
  });
});

test('the owner’s name asks for the owner’s key, and says where it is', async () => {
  const message = 'Dieser Benutzername braucht den Besitzer-Schlüssel.';
  const needed: [number, string, string] = [403, 'OWNER_SECRET_NEEDED', message];
  const fetchStub = openAuth({ 'POST /api/register': refusing(needed, needed) });
  await goToRegister();
  await type('Benutzername', 'owner');
  await type('Passwort', password);
  await press('Konto anlegen');
  expect(await screen.findByText(/beim ersten Start von LUX im Terminal/)).toBeDefined();
  await type('Besitzer-Schlüssel', 'falscher-schluessel');
  await press('Konto anlegen');
  // A wrong key is told beside its field.
  await seeBeside(message);
  await press('Konto anlegen');
  await screen.findByRole('heading', { level: 1, name: 'Sprechen' });
  expect(bodiesOf(fetchStub, 'POST', '/api/register').at(-1)).toMatchObject({
    username: 'owner',
    ownerSecret: 'falscher-schluessel',
  });
});

test('the link of an invitation brings its code along', async () => {
  const message = 'Diese Einladung gilt nicht mehr.';
  const fetchStub = openAuth(
    { 'POST /api/register': refusing([403, 'INVITATION_INVALID', message]) },
    '/auth?einladung=K7QX-M2PL',
  );
  const code = await field('Einladung');
  expect(code).toHaveProperty('value', 'K7QX-M2PL');
  await type('Benutzername', 'mia7');
  await type('Passwort', password);
  await press('Konto anlegen');
  await seeBeside(message);
  expect(document.activeElement).toBe(code);
  expect(bodiesOf(fetchStub, 'POST', '/api/register')).toMatchObject([{ invitation: 'K7QX-M2PL' }]);
});

test('where registration is by invitation its code is asked for at once', async () => {
  openAuth({ 'GET /api/settings': { json: { registration: 'invitation' } } });
  await goToRegister();
  expect(await field('Einladung')).toBeDefined();
});

test('where nobody may register, that is said; the owner may with the key', async () => {
  openAuth({ 'GET /api/settings': { json: { registration: 'closed' } } });
  await goToRegister();
  expect(await screen.findByText(/gerade kein neues Konto/)).toBeDefined();
  expect(screen.queryByLabelText('Benutzername')).toBeNull();
  await press('Mit Besitzer-Schlüssel');
  expect(await field('Besitzer-Schlüssel')).toBeDefined();
});

test('no e-mail address is asked for', async () => {
  openAuth();
  await goToRegister();
  await field('Benutzername');
  expect(screen.queryByLabelText(/E-Mail/)).toBeNull();
});

test('a password can be looked at', async () => {
  openAuth();
  const control = await field('Passwort');
  expect(control.getAttribute('type')).toBe('password');
  await press('Passwort zeigen');
  expect(control.getAttribute('type')).toBe('text');
});

test('whoever is logged in already is led to the start', async () => {
  openAuth({ 'GET /api/user': { json: user } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sprechen' })).toBeDefined();
  expect(window.location.pathname).toBe('/');
});
