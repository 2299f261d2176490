// @vitest-environment happy-dom

import type { UserSticker } from '@lux/contracts/accounts/sticker.ts';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../../app/session/session-provider.tsx';
import { apollo } from '../../lib/api/apollo.ts';
import { GraphqlProvider } from '../../lib/api/graphql-provider.tsx';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { noThings } from '../../testing/builders/builders.ts';
import { FakeSocket } from '../../testing/fakes/fake-socket.ts';
import {
  type GraphqlAnswers,
  serveGraphql,
  variablesOf,
} from '../../testing/fakes/serve-graphql.ts';
import { buildUser } from '../../testing/screens/open-dashboard.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { useStickers } from './collection.tsx';
import type { CollectedSticker, ShownSticker } from './sticker-queries.ts';
import { StickersProvider } from './stickers-provider.tsx';

const fakeSocket = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock('../../lib/api/socket.ts', () => ({
  socket: () => fakeSocket.current,
  joinVisitorRoom: vi.fn(async () => true),
}));

const connection = new FakeSocket();
const loggedIn = {
  'GET /api/user': { json: buildUser() },
  'GET /api/me/things': { json: noThings },
};

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

const build = (id: string, overrides: Partial<ShownSticker> = {}): ShownSticker => ({
  id,
  name: `Sticker ${id}`,
  description: `So bekommst du ${id}.`,
  category: 'Quiz',
  rarity: 'normal',
  image_url: `/api/stickers/${id}/image`,
  ...overrides,
});
const owned = (stickerId: string, overrides: Partial<CollectedSticker> = {}): CollectedSticker => ({
  stickerId,
  achievementType: 'eine Runde Quiz ohne Fehler',
  collectedAt: '2025-03-09T10:00:00.000Z',
  ...overrides,
});
const all = [
  build('quiz'),
  build('malen', { category: 'Malen', rarity: 'selten' }),
  build('uebung', { category: 'Übung', rarity: 'sehr selten' }),
  build('zebra', { category: 'Zoo', rarity: 'legendär' }),
];
const answers = (stickers: ShownSticker[], collected: CollectedSticker[]): GraphqlAnswers => ({
  Stickers: { data: { stickers: stickers.map((one) => ({ ...one, __typename: 'Sticker' })) } },
  UserStickers: { data: { userStickers: collected } },
});

function openPage(given: GraphqlAnswers, routes: Parameters<typeof serveGraphql>[1] = loggedIn) {
  const fetchStub = serveGraphql(given, routes);
  renderApp('/stickers');
  return fetchStub;
}

async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const item = heading.closest('li');
  if (item === null) throw new Error(`no card ${name}`);
  return item;
}
const shownToast = () => store.get(toastsAtom)[0];

test('while the session loads there is a spinner, and nothing of a collection', async () => {
  openPage({}, { 'GET /api/user': () => new Promise(() => {}) });
  expect(await screen.findByText('Einen Moment …', { selector: 'main *' })).toBeDefined();
  expect(screen.queryByText(/Melde dich an/)).toBeNull();
});

test('heading, subtitle and how much is collected', async () => {
  openPage(answers(all, [owned('quiz'), owned('malen'), owned('gone')]));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Deine Sticker-Sammlung' }),
  ).toBeDefined();
  expect(screen.getByText('Sammle Sticker für deine Erfolge und Entdeckungen!')).toBeDefined();
  expect(await screen.findByText('2 / 4 (50%)')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
});

test('percent are rounded, and no stickers at all are 0 percent', async () => {
  openPage(answers(all.slice(0, 3), [owned('quiz')]));
  expect(await screen.findByText('1 / 3 (33%)')).toBeDefined();
});

test('without any sticker that is said', async () => {
  openPage(answers([], []));
  expect(await screen.findByText('0 / 0 (0%)')).toBeDefined();
  expect(screen.getByText('Keine Sticker gefunden')).toBeDefined();
  expect(screen.getByText('In dieser Kategorie gibt es noch keine Sticker.')).toBeDefined();
});

test('tabs are "Alle" and every category once, sorted as in German; each shows its own', async () => {
  openPage(answers([...all, build('quiz2')], []));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Alle',
    'Malen',
    'Quiz',
    'Übung',
    'Zoo',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  await userEvent.click(screen.getByRole('tab', { name: 'Quiz' }));
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Sticker quiz', 'Sticker quiz2']);
});

test('a collected card says when and what for; the others do not', async () => {
  openPage(answers(all, [owned('quiz')]));
  const mine = await card('Sticker quiz');
  expect(mine.dataset.collected).toBe('true');
  expect(mine.className).toContain('success');
  expect(mine.textContent).toContain('Erhalten am: 09.03.2025');
  expect(mine.textContent).toContain('Für: eine Runde Quiz ohne Fehler');
  const other = await card('Sticker malen');
  expect(other.dataset.collected).toBe('false');
  expect(other.className).not.toContain('success');
  expect(other.textContent).not.toContain('Erhalten am');
});

test('a card without an achievement leaves the line out', async () => {
  openPage(answers(all, [owned('quiz', { achievementType: null })]));
  const mine = await card('Sticker quiz');
  expect(mine.textContent).toContain('Erhalten am');
  expect(mine.textContent).not.toContain('Für:');
});

test.each([
  ['normal', 'info'],
  ['selten', 'special'],
  ['sehr selten', 'warning'],
  ['legendär', 'danger'],
  ['uralt', 'surface-sunken'],
])('rarity "%s" has its own badge (%s)', async (rarity, look) => {
  openPage(answers([build('a', { rarity })], []));
  const badge = within(await card('Sticker a')).getByText(rarity);
  expect(badge.className).toContain(look);
});

test('a missing drawing gives way to the first two letters in capitals', async () => {
  openPage(answers([build('a', { name: 'Ölfarbe' })], []));
  const drawing = await screen.findByRole('img', { name: 'Ölfarbe' });
  fireEvent.error(drawing);
  expect(screen.getByRole('img', { name: 'Ölfarbe' }).textContent).toBe('ÖL');
});

test('name and description show by keyboard, tap and mouse, and Escape closes them', async () => {
  openPage(answers([build('a')], []));
  const button = within(await card('Sticker a')).getByRole('button');
  const tooltip = () => screen.queryByRole('tooltip');
  expect(tooltip()).toBeNull();
  act(() => button.focus());
  expect(tooltip()?.textContent).toContain('So bekommst du a.');
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
  await userEvent.click(button);
  expect(tooltip()).not.toBeNull();
  act(() => button.blur());
  await userEvent.hover(button);
  expect(tooltip()).not.toBeNull();
});

test('while stickers load there are ten placeholders', async () => {
  openPage({}, { ...loggedIn, 'POST /graphql': () => new Promise(() => {}) });
  const places = await screen.findByRole('status', { name: 'Die Sticker werden geladen' });
  expect(places.children).toHaveLength(10);
});

const refusal = (message: string) => ({
  data: null,
  errors: [{ message, extensions: { code: 'DATABASE_CONNECTION_FAILED' } }],
});

test('stickers that cannot be loaded are told, and may be asked for again', async () => {
  let isBroken = true;
  const answer = () => (isBroken ? refusal('Datenbank weg.') : Object(answers(all, []).Stickers));
  openPage({
    ...answers(all, []),
    Stickers: answer,
  });
  await waitFor(() =>
    expect(store.get(toastsAtom)).toMatchObject([
      { title: 'Fehler beim Laden der Sticker', description: 'Datenbank weg.', tone: 'danger' },
    ]),
  );
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await card('Sticker quiz')).toBeDefined();
});

test('where only the own ones cannot be loaded the others are shown', async () => {
  openPage({ ...answers(all, []), UserStickers: refusal('Datenbank weg.') });
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Fehler beim Laden deiner Sticker',
      description: 'Datenbank weg.',
    }),
  );
  expect(await card('Sticker quiz')).toBeDefined();
});

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
