import { readEntry } from '@lux/service-kit/events/consuming/read-entry.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-${opened}`;
  const { app, deps } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  return {
    deps,
    report: async (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/games/rounds', payload, headers }),
    ask: async (query: string, variables: object) =>
      (await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })).json(),
    readActivities: async () => {
      const entries = await deps.redis.xrange(activityStream.key(namePrefix), '-', '+');
      return entries.flatMap(([id, fields]) => readEntry(activityStream, { id, fields }).events);
    },
  };
}

const buildRound = (changes: object = {}) => ({
  id: createId(),
  game: 'quiz',
  category: 'space',
  score: 4,
  total: 5,
  seconds: 61,
  ...changes,
});
const visitorToken = 'games-visitor-token';

test('a finished round is kept as an activity of the child, without its token', async () => {
  const { report, readActivities } = await open();
  const round = buildRound();
  const answer = await report({ ...round, visitorToken });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  const activities = await readActivities();
  expect(activities).toEqual([
    {
      ...round,
      name: 'game.finished',
      timestamp: expect.any(String),
      owner: ownerOfVisitor(visitorToken),
      isPlausible: true,
    },
  ]);
  expect(JSON.stringify(activities)).not.toContain(visitorToken);
});

test('a round told of twice has one id', async () => {
  const { report, readActivities } = await open();
  const round = buildRound({ visitorToken });
  await report(round);
  expect((await report(round)).statusCode).toBe(204);
  expect(new Set((await readActivities()).map(({ id }) => id))).toEqual(new Set([round.id]));
});

test.each([
  [{ score: 20, total: 20, seconds: 5 }, false],
  [{ score: 20, total: 20, seconds: 6 }, true],
  [{ score: 0, total: 20, seconds: 0 }, true],
])('%j is kept, and marked where nobody is so fast', async (changes, isPlausible) => {
  const { report, readActivities } = await open();
  expect((await report(buildRound({ ...changes, visitorToken }))).statusCode).toBe(204);
  expect(await readActivities()).toMatchObject([{ ...changes, isPlausible }]);
});

test('GraphQL keeps the same', async () => {
  const { ask, readActivities } = await open();
  const input = buildRound({ game: 'math', category: 'easy', visitorToken });
  const answer = await ask('mutation ($i: FinishedRoundInput!) { finishRound(input: $i) }', {
    i: input,
  });
  expect(answer.data).toEqual({ finishRound: true });
  expect(await readActivities()).toMatchObject([{ id: input.id, game: 'math' }]);
});

test.each([
  ['more right answers than questions', { score: 6 }],
  ['no id', { id: undefined }],
  ['an unknown game', { game: 'chess' }],
  ['half an answer', { score: 1.5 }],
])('a round with %s is refused', async (_fault, changes) => {
  const { report, readActivities } = await open();
  const answer = await report(buildRound({ ...changes, visitorToken }));
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
  expect(await readActivities()).toEqual([]);
});

test('a round of nobody is refused', async () => {
  const { report } = await open();
  const answer = await report(buildRound());
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VISITOR_UNKNOWN']);
});

test('without Redis a round is not said to be kept', async () => {
  const { deps, report } = await open();
  deps.redis.disconnect();
  const answer = await report(buildRound({ visitorToken }));
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'SERVICE_UNAVAILABLE']);
});
