import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
const log = createLogger('games', 'silent');
let opened = 0;

const build = (
  story = 'Tim hat einen Ball. Er spielt mit dem Ball im Garten.',
): LettersContent => ({
  letters: [
    {
      letter: 'M m',
      sound: 'm',
      word: 'Maus',
      place: 'start',
      drawing: '1F401',
      level: 1,
      similar: ['N n'],
      alike: [],
    },
  ],
  syllables: [
    {
      syllable: 'ma',
      level: 1,
      word: { word: 'Oma', syllables: ['O', 'ma'], drawing: '1F475' },
    },
  ],
  words: [
    {
      word: 'Zug',
      syllables: ['Zug'],
      drawing: '1F686',
      theme: 'trains',
      level: 1,
      alike: ['Lok'],
    },
  ],
  sentences: [{ id: 'sentence-001', text: 'Die Oma liest ein Buch.', theme: null }],
  stories: [{ id: 'story-001', title: 'Der Ball', text: story, drawing: '1F415', theme: null }],
});

const QUERY = `{
  lettersContent {
    letters { letter sound word place drawing level similar alike }
    syllables { syllable level word { word syllables drawing } }
    words { word syllables drawing theme level alike }
    sentences { id text theme }
    stories { id title text drawing theme }
  }
}`;

/** The bff before a stand-in for games, whose content may change. */
async function open() {
  const games = await createInnerServer({
    service: 'games',
    log,
    internalToken: 'an internal token',
    checks: {},
  });
  const served = { content: build() };
  games.get('/letters', async () => served.content);
  const url = await games.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => games.close());
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-${opened}`;
  const { app, deps } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix,
    environment: { GAMES_URL: url },
  });
  return {
    games,
    served,
    get: async (headers: Record<string, string> = {}) =>
      app.inject({ url: '/api/letters', headers }),
    ask: async () => app.inject({ method: 'POST', url: '/graphql', payload: { query: QUERY } }),
    nextEvent: () => waitFor(async () => (await readEvents(deps.redis, namePrefix))[0] ?? false),
  };
}

test('the content is served whole and may be kept for an hour', async () => {
  const { get, nextEvent } = await open();
  const answer = await get();
  expect([answer.statusCode, answer.json()]).toEqual([200, build()]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, max-age=3600',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
  expect(await nextEvent()).toMatchObject({ type: 'other', operation: 'GET /api/letters' });
});

test('who has the content already is told so without it', async () => {
  const { get } = await open();
  const etag = String((await get()).headers.etag);
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const answer = await get({ 'if-none-match': known });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
    expect(answer.headers['cache-control']).toBe('private, max-age=3600');
  }
});

test('changed content comes again, with another tag', async () => {
  const { get, served } = await open();
  const etag = String((await get()).headers.etag);
  served.content = build('Mia springt in die Pfütze. Das Wasser spritzt hoch.');
  const answer = await get({ 'if-none-match': etag });
  expect([answer.statusCode, answer.json()]).toEqual([200, served.content]);
  expect(answer.headers.etag).not.toBe(etag);
});

test('GraphQL answers the same', async () => {
  const { ask } = await open();
  expect((await ask()).json()).toEqual({ data: { lettersContent: build() } });
});

test('while games is away the answer says so, and nobody keeps it', async () => {
  const { get, games } = await open();
  await games.close();
  const answer = await get();
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers['cache-control'] ?? '').not.toContain('max-age=3600');
});
