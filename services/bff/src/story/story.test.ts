import { StoryRequest } from '@lux/contracts/games/story.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
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

const figure = { name: 'Zorbo', description: 'Ein Alien.', traits: ['mutig'], idea: 'Er fliegt.' };
const tips = { positives: ['Schön!'], tips: ['Mehr Punkte.'], idea: 'Ein Drache kommt.' };

/** The bff before a stand-in for games that keeps what it was asked. */
async function open() {
  const internalToken = 'an internal token';
  const games = await createInnerServer({ service: 'games', log, internalToken, checks: {} });
  const wishes: unknown[] = [];
  games.post('/story/generate', { schema: { body: StoryRequest.loose() } }, async ({ body }) => {
    wishes.push(body);
    if (body.context === 'in Gefahr')
      throw new AppError('CRISIS', 422, 'Ruf 116 111 an.', { danger: 'bullying' });
    if (body.mode === 'character') return figure;
    return body.mode === 'tips' ? tips : { text: 'Es war einmal.' };
  });
  const url = await games.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => games.close());
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-${opened}`;
  const { app, deps } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix,
    environment: { GAMES_URL: url },
  });
  const post = async (path: string, payload: object) =>
    app.inject({ method: 'POST', url: path, payload });
  return {
    wishes,
    post,
    write: async (wish: object) => post('/api/story/generate', wish),
    nextEvent: () => waitFor(async () => (await readEvents(deps.redis, namePrefix))[0] ?? false),
  };
}

test.each([
  [{ mode: 'start' }, { text: 'Es war einmal.' }],
  [{ mode: 'character', context: 'Zorbo' }, figure],
  [{ mode: 'tips', context: 'Mia lief.' }, tips],
])('%j is answered in its form', async (wish, expected) => {
  const { write } = await open();
  const answer = await write(wish);
  expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
});

test('games hears the wish and no visitor token; the event has text and answer', async () => {
  const { write, wishes, nextEvent } = await open();
  const wish = { mode: 'continue', context: 'Mia lief.', theme: 'space', ageGroup: 'large' };
  await write({ ...wish, characters: [figure], visitorToken: 'story-visitor-token' });
  expect(wishes).toEqual([{ ...wish, characters: [figure] }]);
  expect(await nextEvent()).toMatchObject({
    type: 'story',
    prompt: 'Mia lief.',
    response: 'Es war einmal.',
  });
});

test('a sign of danger reaches the child as help and is marked for the admin', async () => {
  const { write, nextEvent } = await open();
  const answer = await write({ mode: 'continue', context: 'in Gefahr' });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { error: 'CRISIS', message: 'Ruf 116 111 an.' },
  ]);
  expect(await nextEvent()).toMatchObject({ type: 'story', safety: 'crisis' });
});

test.each([{ mode: 'continue' }, { mode: 'character', context: ' ' }, { mode: 'sing' }])(
  '%j is refused',
  async (wish) => {
    const { write, wishes } = await open();
    const answer = await write(wish);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
    expect(wishes).toEqual([]);
  },
);

test('GraphQL asks the same', async () => {
  const { post, wishes } = await open();
  const query = `mutation ($input: GenerateStoryInput!) {
    generateStory(input: $input) { text name traits idea positives tips }
  }`;
  const input = { mode: 'tips', context: 'Mia lief.', theme: 'fairytale', ageGroup: null };
  const answer = await post('/graphql', { query, variables: { input } });
  expect(answer.json().data.generateStory).toEqual({
    text: null,
    name: null,
    traits: null,
    ...tips,
  });
  expect(wishes).toMatchObject([{ mode: 'tips', theme: 'fairytale', ageGroup: 'small' }]);
});
