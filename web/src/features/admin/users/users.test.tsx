// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apollo } from '../../../lib/api/apollo.ts';
import { variablesOf } from '../../../testing/fakes/serve-graphql.ts';
import { buildUser, openDashboard } from '../../../testing/screens/open-dashboard.ts';

test('what the server refuses about a user is said under "Serverfehler"', async () => {
  const users = [
    buildUser({ id: 'u1', username: 'chefin', isOwner: true }),
    buildUser({ id: 'u2', username: 'admin', role: 'admin' }),
  ];
  const message = 'Der Benutzer „admin“ kann nicht gelöscht werden.';
  await openDashboard('benutzer', {
    Users: { data: { users } },
    DeleteUser: {
      errors: [{ message, extensions: { code: 'ADMIN_IS_PROTECTED' } }],
      data: null,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen: admin' }));
  expect(screen.queryByRole('button', { name: 'Löschen: chefin' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  expect(await screen.findByText('Serverfehler')).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
});

test('a made-up password is shown once; owner and admins are not offered', async () => {
  const stub = await openDashboard('benutzer', {
    Users: {
      data: {
        users: [
          buildUser({ id: 'u1', username: 'chefin', isOwner: true }),
          buildUser({ id: 'u2', username: 'lehrer', role: 'admin' }),
          buildUser({ id: 'u3', username: 'tom' }),
        ],
      },
    },
    ResetPassword: { data: { resetPassword: { generatedPassword: 'Tiger-Lampe-Mond-47' } } },
  });
  await screen.findByText('tom');
  const offers = screen.getAllByRole('button', { name: /^Passwort zurücksetzen/ });
  expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual([
    'Passwort zurücksetzen: tom',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Passwort zurücksetzen: tom' }));
  await userEvent.click(screen.getByRole('button', { name: 'Passwort erzeugen' }));
  expect((await screen.findByText('Tiger-Lampe-Mond-47')).getAttribute('role')).toBe('status');
  expect(variablesOf(stub, 'ResetPassword')).toEqual([{ id: 'u3' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(screen.queryByText('Tiger-Lampe-Mond-47')).toBeNull();
  expect(JSON.stringify(apollo.extract())).not.toContain('Tiger');
});

test('a chosen password is checked before it is set, and a refusal is said', async () => {
  const refusal = 'Dieses Passwort ist leicht zu erraten.';
  const outcome: { errors?: object[]; data: object | null } = {
    errors: [{ message: refusal, extensions: { code: 'PASSWORD_TOO_EASY' } }],
    data: null,
  };
  const stub = await openDashboard('benutzer', {
    Users: { data: { users: [buildUser({ id: 'u3', username: 'tom' })] } },
    ResetPassword: outcome,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Passwort zurücksetzen/ }));
  const set = () => userEvent.click(screen.getByRole('button', { name: 'Dieses Passwort setzen' }));
  await set();
  expect(screen.getByRole('alert').textContent).toBe('Bitte geben Sie das Passwort ein.');
  await userEvent.type(screen.getByLabelText('Oder selbst eines wählen'), 'kurz');
  await set();
  expect(screen.getByRole('alert').textContent).toContain('mindestens 8 Zeichen');
  expect(variablesOf(stub, 'ResetPassword')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Oder selbst eines wählen'), '-sonnenschein');
  await set();
  expect(await screen.findByText(refusal)).toBeDefined();
  delete outcome.errors;
  outcome.data = { resetPassword: { generatedPassword: null } };
  await set();
  expect(await screen.findByText('kurz-sonnenschein')).toBeDefined();
});

test('the owner may reset everybody’s password', async () => {
  const owner = buildUser({ id: 'u1', username: 'chefin', isOwner: true });
  const users = [owner, buildUser({ id: 'u2', username: 'lehrer', role: 'admin' })];
  await openDashboard(
    'benutzer',
    { Users: { data: { users } } },
    { 'GET /api/user': { json: owner } },
  );
  await screen.findByText('lehrer');
  expect(screen.getAllByRole('button', { name: /^Passwort zurücksetzen/ })).toHaveLength(2);
});

const owner = buildUser({ id: 'u1', username: 'chefin', isOwner: true });
const teacher = buildUser({ id: 'u2', username: 'lehrer', role: 'admin', hasSecondFactor: true });

test('only the owner gives and takes admin rights; others read why they cannot', async () => {
  await openDashboard('benutzer', { Users: { data: { users: [owner, teacher] } } });
  await screen.findByText('lehrer');
  expect(screen.queryByRole('button', { name: /Adminrechte|Zum Admin/ })).toBeNull();
  expect(screen.getByText(/Adminrechte gibt und nimmt nur/)).toBeDefined();
});

test('the owner takes a lost phone’s second factor from an admin', async () => {
  const stub = await openDashboard(
    'benutzer',
    { Users: { data: { users: [owner, teacher] } } },
    {
      'GET /api/user': { json: owner },
      'DELETE /api/admin/users/u2/second-factor': { status: 204 },
    },
  );
  expect(await screen.findByRole('button', { name: 'Adminrechte nehmen' })).toBeDefined();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Zweiten Faktor entfernen: lehrer' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ja, entfernen' }));
  expect(await screen.findByText(/lehrer braucht zum Anmelden nur noch/)).toBeDefined();
  const removals = stub.mock.calls.filter(([, init]) => init?.method === 'DELETE');
  expect(removals.map(([path]) => path)).toEqual(['/api/admin/users/u2/second-factor']);
});

test('an admin makes a colleague a teacher', async () => {
  const stub = await openDashboard('benutzer', {
    Users: { data: { users: [owner, buildUser({ id: 'u3', username: 'wolf' })] } },
    SetUserTeacher: { data: { setUserTeacher: { id: 'u3', isTeacher: true } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Zur Lehrkraft machen: wolf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja, zur Lehrkraft machen' }));
  expect(await screen.findByText('wolf ist jetzt Lehrkraft.')).toBeDefined();
  expect(variablesOf(stub, 'SetUserTeacher')).toEqual([{ id: 'u3', isTeacher: true }]);
});

test('accounts that go soon as nobody uses them are counted and say when', async () => {
  const users = [
    buildUser({ id: 'u1', username: 'mia' }),
    buildUser({ id: 'u2', username: 'tom', goesAt: '2026-12-24T08:00:00.000Z' }),
  ];
  await openDashboard('benutzer', { Users: { data: { users } } });
  expect(await screen.findByText(/2 Benutzer, davon wird 1 bald gelöscht/)).toBeDefined();
  expect(screen.getAllByText(/wird am 24\.12\.2026 mit allem darin gelöscht/)).toHaveLength(1);
});

test('all of a child is downloaded after a question; owner and admins are not offered', async () => {
  const users = [
    buildUser({ id: 'u1', username: 'chefin', isOwner: true }),
    buildUser({ id: 'u2', username: 'lehrer', role: 'admin' }),
    buildUser({ id: 'u3', username: 'tom' }),
  ];
  const message = 'Diesen Benutzer gibt es nicht mehr.';
  await openDashboard(
    'benutzer',
    { Users: { data: { users } } },
    {
      'GET /api/admin/users/u3/data/archive': {
        status: 404,
        json: { error: 'USER_NOT_FOUND', message },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Daten herunterladen: tom' }));
  expect(screen.getAllByRole('button', { name: /^Daten herunterladen/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, herunterladen' }));
  expect(await screen.findByText(message)).toBeDefined();
});
