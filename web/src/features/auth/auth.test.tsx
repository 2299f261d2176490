// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildId, buildMessage } from '../../testing/builders/builders.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import {
  field,
  logIn,
  openAuth,
  password,
  press,
  refusing,
  seeBeside,
  shownToast,
  type,
  user,
} from '../../testing/screens/auth-screen.ts';
import { buildUser } from '../../testing/screens/open-dashboard.ts';

beforeAll(() => import('../../app/routes/auth.tsx'));
beforeEach(() => store.set(toastsAtom, []));

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
