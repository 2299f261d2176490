import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { noThings } from '../builders/builders.ts';
import { stubFetch } from '../fakes/stub-fetch.ts';
import { buildUser } from './open-dashboard.ts';
import { renderApp } from './render-app.tsx';

export const user = buildUser();
export const password = 'Wolke-Besen-Zebra';

export function openAuth(routes: Parameters<typeof stubFetch>[0] = {}, path = '/auth') {
  const fetchStub = stubFetch({
    'GET /api/user': { status: 401 },
    'GET /api/me/things': { json: noThings },
    'GET /api/conversations': { json: [] },
    ...routes,
  });
  renderApp(path);
  return fetchStub;
}

export const field = (label: string | RegExp) => screen.findByLabelText(label);
export const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await field(label), text);
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
/** Beside its field, not only in the toast that says it, too. */
export const seeBeside = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(text),
  );
export const shownToast = () => store.get(toastsAtom)[0];
export const goToRegister = async () =>
  userEvent.click(await screen.findByRole('tab', { name: 'Registrieren' }));

export async function logIn() {
  await type('Benutzername', 'mia7');
  await type('Passwort', password);
  await press('Anmelden');
}

export function refusing(...refusals: [status: number, error: string, message: string][]) {
  const left = [...refusals];
  return () => {
    const [status, error, message] = left.shift() ?? [];
    return status === undefined ? { json: user } : { status, json: { error, message } };
  };
}
