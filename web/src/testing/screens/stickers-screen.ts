import { screen } from '@testing-library/react';
import { beforeAll, beforeEach } from 'vitest';
import type { CollectedSticker, ShownSticker } from '../../features/stickers/sticker-queries.ts';
import { apollo } from '../../lib/api/apollo.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { noThings } from '../builders/builders.ts';
import { FakeSocket, fakeSocket } from '../fakes/fake-socket.ts';
import { type GraphqlAnswers, serveGraphql } from '../fakes/serve-graphql.ts';
import { buildUser } from './open-dashboard.ts';
import { renderApp } from './render-app.tsx';

/** Loads what the stickers need before the first test; a fresh socket and nothing shown before each. */
export function prepareStickers(): FakeSocket {
  const connection = new FakeSocket();
  beforeAll(async () => {
    await import('../../app/routes/stickers.tsx');
    await import('../../app/session/logged-in.tsx');
  });
  beforeEach(async () => {
    connection.reset();
    fakeSocket.current = connection;
    store.set(toastsAtom, []);
    await apollo.clearStore();
  });
  return connection;
}

export const loggedIn = {
  'GET /api/user': { json: buildUser() },
  'GET /api/me/things': { json: noThings },
};

export const build = (id: string, overrides: Partial<ShownSticker> = {}): ShownSticker => ({
  id,
  name: `Sticker ${id}`,
  description: `So bekommst du ${id}.`,
  category: 'Quiz',
  rarity: 'normal',
  image_url: `/api/stickers/${id}/image`,
  ...overrides,
});
export const owned = (
  stickerId: string,
  overrides: Partial<CollectedSticker> = {},
): CollectedSticker => ({
  stickerId,
  achievementType: 'eine Runde Quiz ohne Fehler',
  collectedAt: '2025-03-09T10:00:00.000Z',
  ...overrides,
});
export const all = [
  build('quiz'),
  build('malen', { category: 'Malen', rarity: 'selten' }),
  build('uebung', { category: 'Übung', rarity: 'sehr selten' }),
  build('zebra', { category: 'Zoo', rarity: 'legendär' }),
];
export const answers = (
  stickers: ShownSticker[],
  collected: CollectedSticker[],
): GraphqlAnswers => ({
  Stickers: { data: { stickers: stickers.map((one) => ({ ...one, __typename: 'Sticker' })) } },
  UserStickers: { data: { userStickers: collected } },
});

export function openPage(
  given: GraphqlAnswers,
  routes: Parameters<typeof serveGraphql>[1] = loggedIn,
) {
  const fetchStub = serveGraphql(given, routes);
  renderApp('/stickers');
  return fetchStub;
}

export async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const item = heading.closest('li');
  if (item === null) throw new Error(`no card ${name}`);
  return item;
}
export const shownToast = () => store.get(toastsAtom)[0];

export const refusal = (message: string) => ({
  data: null,
  errors: [{ message, extensions: { code: 'DATABASE_CONNECTION_FAILED' } }],
});
