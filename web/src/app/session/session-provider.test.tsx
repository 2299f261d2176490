// @vitest-environment happy-dom
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { childChange } from '../../lib/session/child-change.ts';
import { useSession } from '../../lib/session/session.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { keptPictures } from '../../pictures/kept/kept-pictures.ts';
import { noThings } from '../../testing/builders/builders.ts';
import { bodiesOf, stubFetch, userCookie } from '../../testing/fakes/stub-fetch.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import {
  fillBrowser,
  logOut,
  Probe,
  picture,
  serve,
  user,
} from '../../testing/screens/session-probe.tsx';
import { SessionProvider } from './session-provider.tsx';

beforeAll(() => import('../routes/gallery.tsx'));
beforeEach(() => store.set(toastsAtom, []));

/** No child's: what the letters game plays with, and how good the line is here. */
const ofDevice = [storageKeys.lettersContent, storageKeys.slowLineAt];

test('after the logout nothing of the child is left, and the next one has another token', async () => {
  serve();
  fillBrowser();
  await keptPictures.write('mine', new Blob(['x']));
  renderApp('/games');
  await logOut();
  await waitFor(() => expect(store.get(toastsAtom)[0]?.title).toBe('Logout erfolgreich'));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  const left = Object.values(storageKeys).filter((key) =>
    localStorage.getItem(key)?.includes('of-mia'),
  );
  expect(left).toEqual(ofDevice);
  expect(localStorage.getItem('generatedImages')).toBeNull();
  expect(localStorage.getItem('keptUserId')).toBeNull();
  await expect(keptPictures.read('mine')).rejects.toThrow();
});

test('the open screen begins anew: the pictures of the child before are gone from it', async () => {
  serve({ 'POST /graphql': { json: { data: {} } } });
  fillBrowser();
  renderApp('/gallery');
  expect(await screen.findByRole('img', { name: picture.prompt })).toBeDefined();
  await logOut();
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
  expect(screen.queryByRole('img', { name: picture.prompt })).toBeNull();
});

test('what has not been sent is sent before the logout', async () => {
  const fetchStub = serve();
  renderApp('/games');
  await screen.findByRole('button', { name: 'Mia: abmelden' });
  await waitFor(() =>
    expect(fetchStub.mock.calls.some(([path]) => path === '/api/me/things')).toBe(true),
  );
  localStorage.setItem(storageKeys.generatedImages, JSON.stringify([picture]));
  await logOut();
  await screen.findByRole('link', { name: 'Login' });
  const order = fetchStub.mock.calls
    .map(([path, init]) => `${init?.method ?? 'GET'} ${path}`)
    .filter((call) => ['PUT /api/me/things', 'POST /api/logout'].includes(call));
  expect(order).toEqual(['PUT /api/me/things', 'POST /api/logout']);
  expect(bodiesOf(fetchStub, 'PUT', '/api/me/things')).toMatchObject([
    { things: [{ kind: 'picture', id: 'a', data: picture }] },
  ]);
});

test('a logout that fails is told, and the child keeps everything', async () => {
  serve({
    'POST /api/logout': { status: 503, json: { error: 'X', message: 'Geht gerade nicht.' } },
  });
  fillBrowser();
  renderApp('/games');
  await logOut();
  await waitFor(() =>
    expect(store.get(toastsAtom)[0]).toMatchObject({
      title: 'Logout fehlgeschlagen',
      description: 'Geht gerade nicht.',
    }),
  );
  expect(screen.getByRole('button', { name: 'Mia: abmelden' })).toBeDefined();
  expect(localStorage.getItem('visitorToken')).toBe('of-mia-visitorToken');
});

test('before the logout it is said how many pictures only this device has', async () => {
  serve();
  const mine = { ...picture, id: 'b', imageUrl: 'kept:b' };
  localStorage.setItem('generatedImages', JSON.stringify([mine, picture]));
  renderApp('/games');
  await userEvent.click(await screen.findByRole('button', { name: 'Mia: abmelden' }));
  expect(
    await screen.findByText(/Ein ausgemaltes Bild gibt es nur auf diesem Gerät/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Meine Daten ansehen' })).toBeDefined();
});

test('another user’s things are not handed over to whoever logs in next', async () => {
  const fetchStub = serve();
  fillBrowser();
  localStorage.setItem('keptUserId', 'somebody-else');
  renderApp('/games');
  await screen.findByRole('button', { name: 'Mia: abmelden' });
  expect(localStorage.getItem('keptUserId')).toBe(user.id);
  expect(localStorage.getItem('generatedImages')).toBeNull();
  expect(localStorage.getItem('visitorToken')).not.toBe('of-mia-visitorToken');
  expect(bodiesOf(fetchStub, 'PUT', '/api/me/things')).toEqual([]);
});

test.each([
  ['its cookie still there', true],
  ['its cookie run out', false],
])(
  'a session that ended by itself, %s, leaves nothing of its child on the device',
  async (_how, hasCookie) => {
    serve({ 'GET /api/user': { status: 401 }, 'POST /graphql': { json: { data: {} } } });
    if (hasCookie) userCookie.show();
    fillBrowser();
    await keptPictures.write('mine', new Blob(['x']));
    const announced = vi.fn();
    onTestFinished(childChange.onChange(announced));
    renderApp('/gallery');
    expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
    expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
    expect(screen.queryByRole('img', { name: picture.prompt })).toBeNull();
    const left = Object.values(storageKeys).filter((key) =>
      localStorage.getItem(key)?.includes('of-mia'),
    );
    expect(left).toEqual(ofDevice);
    // Gone from the storage, which is how other tabs hear of it.
    expect(localStorage.getItem('keptUserId')).toBeNull();
    expect(announced).toHaveBeenCalled();
    await expect(keptPictures.read('mine')).rejects.toThrow();
  },
);

test('a session that ends while the page is open takes the child’s things with it', async () => {
  let isLoggedIn = true;
  serve({
    'GET /api/user': () => (isLoggedIn ? { json: user } : { status: 401 }),
    'PUT /api/me/things': () => (isLoggedIn ? { json: noThings } : { status: 401, json: {} }),
  });
  fillBrowser();
  renderApp('/gallery');
  await screen.findByRole('button', { name: 'Mia: abmelden' });
  await waitFor(() => expect(localStorage.getItem(storageKeys.syncState)).toContain('picture'));
  isLoggedIn = false;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  expect(await screen.findByText('Keine Bilder vorhanden')).toBeDefined();
  expect(localStorage.getItem('visitorToken')).not.toBe('of-mia-visitorToken');
});

test.each([
  ['offline', new TypeError('Failed to fetch')],
  ['a server out of breath', { status: 503, json: {} }],
])('with %s the device forgets nothing', async (_what, outcome) => {
  const answer = () => (outcome instanceof Error ? Promise.reject(outcome) : outcome);
  const fetchStub = serve({ 'GET /api/user': answer, 'HEAD /api/settings': answer });
  const isAsked = (asked: string) => fetchStub.mock.calls.some(([path]) => path === asked);
  userCookie.clear();
  fillBrowser();
  renderApp('/games');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  await waitFor(() => expect(isAsked('/api/settings')).toBe(true));
  userCookie.show();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(isAsked('/api/user')).toBe(true));
  expect(localStorage.getItem('visitorToken')).toBe('of-mia-visitorToken');
  expect(localStorage.getItem('keptUserId')).toBe(user.id);
});

test('whose cookie is missing but whose session stands, keeps everything', async () => {
  serve({
    'HEAD /api/settings': () => {
      userCookie.show();
      return {};
    },
  });
  userCookie.clear();
  fillBrowser();
  renderApp('/games');
  expect(await screen.findByRole('button', { name: 'Mia: abmelden' })).toBeDefined();
  expect(localStorage.getItem('visitorToken')).toBe('of-mia-visitorToken');
});

test('a visitor’s own things stay when they log in', async () => {
  serve();
  localStorage.setItem('generatedImages', JSON.stringify([picture]));
  renderApp('/games');
  await screen.findByRole('button', { name: 'Mia: abmelden' });
  expect(localStorage.getItem('generatedImages')).toContain('ein Drache');
});

test('a logout in another tab ends here, too', async () => {
  let isLoggedIn = true;
  serve({ 'GET /api/user': () => (isLoggedIn ? { json: user } : { status: 401 }) });
  renderApp('/games');
  await screen.findByRole('button', { name: 'Mia: abmelden' });
  const announced = vi.fn();
  const stop = childChange.onChange(announced);
  isLoggedIn = false;
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.keptUserId }));
  });
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  expect(announced).toHaveBeenCalled();
  stop();
});

test('who could not be asked about is asked about again when the connection is back', async () => {
  let isAway = true;
  serve({
    'GET /api/user': () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return { json: user };
    },
  });
  renderApp('/games');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  isAway = false;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('button', { name: 'Mia: abmelden' })).toBeDefined();
});

test('a server that is out of breath is asked again by itself', async () => {
  let isBusy = true;
  const fetchStub = serve({
    'GET /api/user': () => (isBusy ? { status: 503, json: {} } : { json: user }),
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  renderApp('/games');
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
  const asked = () => fetchStub.mock.calls.filter(([path]) => path === '/api/user').length;
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(asked()).toBe(2));
  isBusy = false;
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(await screen.findByRole('button', { name: 'Mia: abmelden' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(asked()).toBe(3);
});

test('a slow answer from before the login does not log the child out again', async () => {
  let answerUser: (answer: { status: number }) => void = () => {};
  stubFetch({
    'GET /api/user': () => new Promise((resolve) => (answerUser = resolve)),
    'POST /api/login': { json: user },
  });
  render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'niemand' }));
  expect(await screen.findByRole('button', { name: 'mia7' })).toBeDefined();
  await act(async () => answerUser({ status: 401 }));
  expect(screen.getByRole('button', { name: 'mia7' })).toBeDefined();
});

test('the session outside of its provider is an error', () => {
  expect(() => renderHook(useSession)).toThrow('useSession must be used inside SessionProvider');
});
