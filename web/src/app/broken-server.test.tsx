// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userCookie } from '../testing/fakes/stub-fetch.ts';
import { buildUser } from '../testing/screens/open-dashboard.ts';
import { allPaths, renderApp } from '../testing/screens/render-app.tsx';
import { someOf } from '../testing/some-of.ts';

const html = { 'content-type': 'text/html' };

/** How a server, or what stands before it, fails. */
const failures: Record<string, () => Promise<Response>> = {
  'an error in JSON': async () =>
    Response.json({ error: 'INTERNAL', message: 'Das hat nicht geklappt.' }, { status: 500 }),
  "a proxy's page": async () =>
    new Response('<h1>Bad Gateway</h1>', { status: 502, headers: html }),
  'no database': async () =>
    Response.json({ error: 'DATABASE_CONNECTION_FAILED' }, { status: 503 }),
  'a page where JSON belongs': async () => new Response('<h1>LUX</h1>', { headers: html }),
  'JSON of another shape': async () => Response.json({ data: null, list: 7 }),
  offline: async () => Promise.reject(new TypeError('Failed to fetch')),
};

async function expectScreen(path: string, answer: typeof fetch): Promise<void> {
  const called = vi.fn(answer);
  vi.stubGlobal('fetch', called);
  renderApp(path);
  // The first one of a route waits for its scripts.
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 10_000 });
  // What the answers change is on the screen, too.
  await act(() => Promise.allSettled(called.mock.results.map(({ value }) => value)));
  expect(screen.queryByText(/Hoppla/)).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeDefined();
  // Apollo says so in development when an answer lacks what was asked for: that is the failure here.
  const { calls } = vi.spyOn(console, 'error').mock;
  expect(calls.filter(([text]) => !String(text).startsWith('Missing field'))).toEqual([]);
  calls.length = 0;
}

const rows = Object.entries(failures).map(([name, fail], row) => [name, fail, row] as const);

describe.each(rows)('every call answers with %s', (_, fail, row) => {
  test.each(someOf(allPaths, row, 3))('a visitor still gets %s', async (path) => {
    await expectScreen(path, fail);
  });

  test.each(someOf(allPaths, row + 1, 3))('who is logged in still gets %s', async (path) => {
    const user = buildUser();
    userCookie.show();
    await expectScreen(path, async (asked) =>
      String(asked) === '/api/user' ? Response.json(user) : fail(),
    );
  });
});
