// @vitest-environment happy-dom

import type { UserSticker } from '@lux/contracts/accounts/sticker.ts';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { SessionProvider } from '../../app/session/session-provider.tsx';
import { GraphqlProvider } from '../../lib/api/graphql-provider.tsx';
import { store } from '../../lib/store.ts';
import {
  type GraphqlAnswers,
  serveGraphql,
  variablesOf,
} from '../../testing/fakes/serve-graphql.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import {
  all,
  answers,
  card,
  loggedIn,
  openPage,
  owned,
  prepareStickers,
  refusal,
  shownToast,
} from '../../testing/screens/stickers-screen.ts';
import { useStickers } from './collection.tsx';
import type { CollectedSticker } from './sticker-queries.ts';
import { StickersProvider } from './stickers-provider.tsx';

const connection = prepareStickers();

const awarded: UserSticker = {
  ...owned('malen'),
  metadata: null,
  sticker: {
    id: 'malen',
    name: 'Malpinsel',
    description: 'Mal ein Bild.',
    category: 'Malen',
    rarity: 'selten',
    image_url: '/api/stickers/malen/image',
  },
};
const deliver = (message: unknown) => act(() => connection.deliver('sticker.awarded', message));

test('a new sticker is on the open page at once', async () => {
  let collected: CollectedSticker[] = [];
  const answer = () => ({ data: { userStickers: collected } });
  openPage({
    ...answers(all, []),
    UserStickers: answer,
  });
  expect((await card('Sticker malen')).dataset.collected).toBe('false');
  collected = [owned('malen')];
  deliver(awarded);
  await waitFor(async () => expect((await card('Sticker malen')).dataset.collected).toBe('true'));
});

async function openGames(given: GraphqlAnswers = {}) {
  serveGraphql(given, loggedIn);
  renderApp('/games');
  await screen.findByRole('link', { name: 'Sticker' });
  await waitFor(() => expect(connection.listenerCount()).toBeGreaterThan(0));
}

test('a new sticker is celebrated wherever the child is', async () => {
  await openGames();
  deliver(awarded);
  const celebration = await screen.findByRole('complementary', {
    name: 'Neuer Sticker: Malpinsel',
  });
  expect(within(celebration).getByRole('img', { name: 'Malpinsel' }).className).toContain(
    'animate-celebrate',
  );
  expect(celebration.closest('[data-calm]')).toBeNull();
  expect(shownToast()).toMatchObject({
    title: 'Neuer Sticker!',
    description: 'Du hast einen neuen Sticker für deine Sammlung erhalten!',
  });
  await userEvent.click(within(celebration).getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('several stickers come one after the other, the same one once', async () => {
  await openGames();
  const second = {
    ...awarded,
    stickerId: 'quiz',
    sticker: { ...awarded.sticker, id: 'quiz', name: 'Quizkopf' },
  };
  deliver(awarded);
  deliver(awarded);
  deliver(second);
  await screen.findByRole('complementary', { name: 'Neuer Sticker: Malpinsel' });
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await screen.findByRole('complementary', { name: 'Neuer Sticker: Quizkopf' });
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each(['chosen by the child', 'of the open game'])(
  'in calm mode (%s) it is there without motion and sound',
  async (how) => {
    const opened = vi.fn();
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          opened();
        }
      },
    );
    if (how === 'chosen by the child') localStorage.setItem('calmMode', 'on');
    await openGames();
    if (how === 'of the open game') document.documentElement.toggleAttribute('data-calm', true);
    deliver(awarded);
    const celebration = await screen.findByRole('complementary');
    expect(celebration.parentElement?.hasAttribute('data-calm')).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    document.documentElement.removeAttribute('data-calm');
  },
);

test('a broken message celebrates nothing', async () => {
  await openGames();
  deliver({ stickerId: 'malen' });
  deliver(null);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(shownToast()).toBeUndefined();
});

function around({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <SessionProvider>
        <GraphqlProvider>
          <StickersProvider>{children}</StickersProvider>
        </GraphqlProvider>
      </SessionProvider>
    </Provider>
  );
}

async function openCollection(
  given: GraphqlAnswers,
  routes: typeof loggedIn | undefined = loggedIn,
) {
  const fetchStub = serveGraphql(given, routes);
  const { result } = renderHook(useStickers, { wrapper: around });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  return { fetchStub, result };
}

test('an award is told, and the list asked for again', async () => {
  const { fetchStub, result } = await openCollection({
    ...answers(all, []),
    AwardSticker: { data: { awardSticker: { stickerId: 'quiz' } } },
  });
  await waitFor(() => expect(variablesOf(fetchStub, 'UserStickers')).toHaveLength(1));
  await act(() => result.current.award({ stickerId: 'quiz', achievementType: 'Quiz' }));
  expect(shownToast()?.title).toBe('Neuer Sticker!');
  expect(variablesOf(fetchStub, 'AwardSticker')).toEqual([
    { input: { stickerId: 'quiz', achievementType: 'Quiz' } },
  ]);
  await waitFor(() => expect(variablesOf(fetchStub, 'UserStickers')).toHaveLength(2));
});

test('an award that is refused is told word for word', async () => {
  const { result } = await openCollection({ ...answers(all, []), AwardSticker: refusal('Nein.') });
  await act(() => result.current.award({ stickerId: 'quiz' }));
  expect(shownToast()).toMatchObject({
    title: 'Fehler',
    description: 'Sticker konnte nicht vergeben werden',
    tone: 'danger',
  });
});

test('the collection outside of its provider is an error', () => {
  expect(() => renderHook(useStickers)).toThrow('useStickers must be used inside StickersProvider');
});
