// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { buildUser } from '../../testing/screens/open-dashboard.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

beforeAll(async () => {
  await import('../../app/routes/account.tsx');
  await import('../../app/routes/auth.tsx');
});
beforeEach(() => store.set(toastsAtom, []));

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efg${index}`);
const owner = buildUser({ username: 'chefin', isOwner: true });

function open(
  routes: Parameters<typeof stubFetch>[0] = {},
  user: ReturnType<typeof buildUser> = buildUser(),
  path = '/konto',
) {
  const fetchStub = stubFetch({ 'GET /api/user': { json: user }, ...routes });
  renderApp(path);
  return fetchStub;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
/** Beside its field, not only in the toast that says it, too. */
const seeBeside = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(text),
  );
const shownToast = () => store.get(toastsAtom)[0];

test('the own account is reached from where the name stands', async () => {
  open({}, buildUser(), '/games');
  await press('Mia: abmelden');
  await userEvent.click(await screen.findByRole('link', { name: 'Mein Konto' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mein Konto' })).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('who is not logged in comes to the login', async () => {
  stubFetch({ 'GET /api/user': { status: 401 } });
  renderApp('/konto');
  expect(await screen.findByRole('heading', { name: /Anmeldung/ })).toBeDefined();
});

test('a child changes its own password, and sees nothing for admins', async () => {
  const routes: Parameters<typeof stubFetch>[0] = {
    'PUT /api/me/password': {
      status: 403,
      json: { error: 'WRONG_PASSWORD', message: 'Das ist nicht dein Passwort.' },
    },
  };
  const fetchStub = open({ 'PUT /api/me/password': () => Object(routes['PUT /api/me/password']) });
  await type('Passwort von jetzt', 'Wolke-Besen-Zebra');
  await type('Neues Passwort', 'Tiger-Lampe-Mond');
  await press('Passwort ändern');
  await seeBeside('Das ist nicht dein Passwort.');
  routes['PUT /api/me/password'] = { json: buildUser() };
  await press('Passwort ändern');
  await waitFor(() => expect(shownToast()?.title).toBe('Dein Passwort ist geändert'));
  expect(bodiesOf(fetchStub, 'PUT', '/api/me/password').at(-1)).toEqual({
    currentPassword: 'Wolke-Besen-Zebra',
    newPassword: 'Tiger-Lampe-Mond',
  });
  // What was typed does not stay on the screen.
  expect(screen.getByLabelText('Neues Passwort')).toHaveProperty('value', '');
  expect(screen.queryByRole('heading', { name: /Zweiter Faktor/ })).toBeNull();
});

test('a new password that is too short is told before it is sent', async () => {
  const fetchStub = open();
  await type('Passwort von jetzt', 'Wolke-Besen-Zebra');
  await type('Neues Passwort', 'kurz');
  await press('Passwort ändern');
  expect(await screen.findByText('Das Passwort braucht mindestens 8 Zeichen.')).toBeDefined();
  expect(bodiesOf(fetchStub, 'PUT', '/api/me/password')).toEqual([]);
});

test('the owner sets up a second factor: password, QR code, first code, recovery codes once', async () => {
  let hasSecondFactor = false;
  const copied = vi.fn(async () => {});
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const fetchStub = open({
    'GET /api/user': () => ({ json: { ...owner, hasSecondFactor } }),
    'POST /api/me/second-factor': {
      json: { secret: SECRET, uri: `otpauth://totp/LUX:chefin?secret=${SECRET}` },
    },
    'PUT /api/me/second-factor': () => {
      hasSecondFactor = true;
      return { json: { recoveryCodes } };
    },
  });
  await type('Ihr Passwort', 'Wolke-Besen-Zebra');
  await press('Einrichten');
  expect(await screen.findByRole('img', { name: /QR-Code/ })).toBeDefined();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeDefined();
  const code = screen.getByLabelText('Code aus der App');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  await userEvent.type(code, '123456');
  await press('Einschalten');
  const list = await screen.findByRole('list', { name: 'Wiederherstellungscodes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  await press('Kopieren');
  expect(copied).toHaveBeenCalledExactlyOnceWith(recoveryCodes.join('\n'));
  expect(await screen.findByRole('button', { name: 'Kopiert' })).toBeDefined();
  await press('Drucken');
  expect(print).toHaveBeenCalledOnce();
  await press('Sicher aufbewahrt');
  expect(screen.queryByText('abcd-efg0')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Zweiten Faktor entfernen' })).toBeDefined();
  expect(screen.queryByText(/JBSW/)).toBeNull();
  expect(bodiesOf(fetchStub, 'POST', '/api/me/second-factor')).toEqual([
    { password: 'Wolke-Besen-Zebra' },
  ]);
  expect(bodiesOf(fetchStub, 'PUT', '/api/me/second-factor')).toEqual([{ code: '123456' }]);
});

test('a first code that is wrong is told beside its field, and the QR code stays', async () => {
  const message = 'Dieser Code stimmt nicht.';
  open(
    {
      'POST /api/me/second-factor': { json: { secret: SECRET, uri: 'otpauth://totp/LUX' } },
      'PUT /api/me/second-factor': {
        status: 401,
        json: { error: 'SECOND_FACTOR_WRONG', message },
      },
    },
    owner,
  );
  await type('Ihr Passwort', 'Wolke-Besen-Zebra');
  await press('Einrichten');
  await type('Code aus der App', '000000');
  await press('Einschalten');
  await seeBeside(message);
  expect(screen.getByRole('img', { name: /QR-Code/ })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Mein Konto' })).toBeDefined();
});

test('removing the second factor takes password and code', async () => {
  let hasSecondFactor = true;
  const admin = buildUser({ role: 'admin' });
  const fetchStub = open({
    'GET /api/user': () => ({ json: { ...admin, hasSecondFactor } }),
    'DELETE /api/me/second-factor': () => {
      hasSecondFactor = false;
      return { status: 204 };
    },
  });
  await press('Zweiten Faktor entfernen');
  await type('Ihr Passwort', 'Wolke-Besen-Zebra');
  await type('Sechsstelliger Code', 'abcd-efg0');
  await press('Entfernen');
  expect(await screen.findByRole('button', { name: 'Einrichten' })).toBeDefined();
  expect(bodiesOf(fetchStub, 'DELETE', '/api/me/second-factor')).toEqual([
    { password: 'Wolke-Besen-Zebra', code: 'abcd-efg0' },
  ]);
});

test('whose account was nearly gone reads that it stays', async () => {
  open({}, buildUser({ wasNearlyGone: true }));
  expect(await screen.findByText('Schön, dass du wieder da bist!')).toBeDefined();
});
