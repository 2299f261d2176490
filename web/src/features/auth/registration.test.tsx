// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import {
  field,
  goToRegister,
  openAuth,
  password,
  press,
  refusing,
  seeBeside,
  shownToast,
  type,
  user,
} from '../../testing/screens/auth-screen.ts';

beforeAll(() => import('../../app/routes/auth.tsx'));
beforeEach(() => store.set(toastsAtom, []));

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

test('an invitation opens the form where registration is closed, as teachers come so', async () => {
  openAuth({ 'GET /api/settings': { json: { registration: 'closed' } } }, '/auth?einladung=LEHR');
  expect(await field('Einladung')).toHaveProperty('value', 'LEHR');
  expect(screen.queryByText(/gerade kein neues Konto/)).toBeNull();
});

test('no e-mail address is asked for', async () => {
  openAuth();
  await goToRegister();
  await field('Benutzername');
  expect(screen.queryByLabelText(/E-Mail/)).toBeNull();
});
