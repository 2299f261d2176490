import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSession } from '../../lib/session/session.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { noThings } from '../builders/builders.ts';
import { stubFetch } from '../fakes/stub-fetch.ts';
import { buildUser } from './open-dashboard.ts';

export const user = buildUser();
export const picture = {
  id: 'a',
  prompt: 'ein Drache',
  imageUrl: '/media/a',
  createdAt: '2026-01-01T00:00:00.000Z',
};

export function Probe() {
  const { user: shown, logIn } = useSession();
  return (
    <button type="button" onClick={() => void logIn({ username: 'mia7', password: 'x' })}>
      {shown?.username ?? 'niemand'}
    </button>
  );
}

export function serve(routes: Parameters<typeof stubFetch>[0] = {}) {
  return stubFetch({
    'GET /api/user': { json: user },
    'GET /api/me/things': { json: noThings },
    'PUT /api/me/things': { json: noThings },
    'POST /api/logout': { json: { success: true } },
    'HEAD /api/settings': {},
    ...routes,
  });
}

export async function logOut() {
  await userEvent.click(await screen.findByRole('button', { name: 'Mia: abmelden' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, abmelden' }));
}

export const fillBrowser = () => {
  for (const key of Object.values(storageKeys)) localStorage.setItem(key, `of-mia-${key}`);
  localStorage.setItem(storageKeys.generatedImages, JSON.stringify([picture]));
  localStorage.setItem(storageKeys.keptUserId, user.id);
};
