// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { stubFetch } from '../testing/fakes/stub-fetch.ts';
import { allPaths, renderApp } from '../testing/screens/render-app.tsx';
import { someOf } from '../testing/some-of.ts';

/** What somebody else, an older LUX or a full disk may have left there. */
const garbage = {
  'half a text': '{"phase":"pl',
  nothing: '',
  null: 'null',
  'a number': '1e309',
  'a text': '"on"',
  'a list of anything': '[null,7,"x",{"id":7},{"id":"coloring-1"},[[]]]',
  'an object of the right names':
    '{"phase":"playing","round":{"questions":[{}],"given":"x"},"id":{},"text":7,"story":null,"jobId":[]}',
  'a foreign prototype': '{"__proto__":{"phase":"playing"},"constructor":null}',
};

/** Where a key is read; the frame reads the others on every screen. */
const placesOf: Record<string, string> = {
  generatedImages: '/gallery',
  pendingImage: '/gallery',
  generatedColoringPages: '/coloring',
  pendingColoringPage: '/coloring',
  pendingPrint: '/coloring',
  savedStories: '/games/story',
  storyDesk: '/games/story',
  pendingStoryPicture: '/games/story',
  calmMode: '/games/math',
  quizGame: '/games/quiz',
  askedQuestions: '/games/quiz',
  mathGame: '/games/math',
  lettersGame: '/games/buchstaben',
  lettersContent: '/games/buchstaben',
  lettersAsked: '/games/buchstaben',
  interestTheme: '/games/buchstaben',
};

beforeEach(() => {
  stubFetch({ 'GET /api/user': { status: 401 } });
});

async function expectScreen(path: string): Promise<void> {
  const { unmount } = renderApp(path);
  // The first one of a route waits for its scripts.
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 10_000 });
  expect(screen.queryByText(/Hoppla/)).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeDefined();
  unmount();
}

const rows = Object.entries(garbage).map(([name, value], row) => [name, value, row] as const);

describe.each(rows)('%s in browser storage', (_, value, row) => {
  test.each(someOf(Object.entries(storageKeys), row, 4))(
    'under %s breaks no screen',
    async (name, key) => {
      localStorage.setItem(key, value);
      await expectScreen(placesOf[name] ?? '/');
    },
  );

  test.each(someOf(allPaths, row, 4))('under all keys at once: %s is shown', async (path) => {
    for (const key of Object.values(storageKeys)) localStorage.setItem(key, value);
    await expectScreen(path);
  });
});

test.each(allPaths)('without any browser storage %s is shown', async (path) => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  await expectScreen(path);
});
