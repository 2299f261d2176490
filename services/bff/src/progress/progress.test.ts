import { readEntry } from '@lux/service-kit/events/consuming/read-entry.ts';
import { activityStream, roundStream } from '@lux/service-kit/events/event-streams.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openClassroom } from '../testing/open-classroom.ts';

const engines = useEngines();
let opened = 0;

async function open(lesson: Parameters<typeof openClassroom>[1] = {}) {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-progress-${opened}`;
  const school = await openClassroom({ redisUrl: engines.redis.url, namePrefix }, lesson);
  const report = (cookie: string, payload: object) =>
    school.app.inject({
      ...{ method: 'POST', url: '/api/games/rounds', payload },
      headers: { cookie },
    });
  const readRounds = async () => {
    const entries = await school.deps.redis.xrange(roundStream.key(namePrefix), '-', '+');
    return entries.flatMap(([id, fields]) => readEntry(roundStream, { id, fields }).events);
  };
  const countActivities = async () => school.deps.redis.xlen(activityStream.key(namePrefix));
  return { ...school, report, readRounds, countActivities };
}

const answers = [
  { task: 'math:8+5', isRight: false, seconds: 7.5 },
  { task: 'math:9+4', isRight: true, seconds: 3 },
];
const buildRound = (changes: object = {}) => ({
  ...{ id: createId(), game: 'math', category: 'easy', score: 1, total: 2, seconds: 11, answers },
  ...changes,
});

test('the answers of a seat’s round are kept in a lesson whose things are kept', async () => {
  const { report, readRounds, sitDown, seats } = await open({ afterwards: 'keep' });
  const cookie = await sitDown();
  const round = buildRound();
  expect((await report(cookie, round)).statusCode).toBe(204);
  expect(await readRounds()).toEqual([
    { id: round.id, timestamp: expect.any(String), owner: `seat:${seats[0].id}`, answers },
  ]);
});

test('a lesson with wipe, and a visitor, leave nothing but the round itself', async () => {
  const { report, readRounds, sitDown, countActivities } = await open({ afterwards: 'wipe' });
  const cookie = await sitDown();
  expect((await report(cookie, buildRound())).statusCode).toBe(204);
  const visitorToken = 'progress-visitor-token';
  expect((await report('', buildRound({ visitorToken }))).statusCode).toBe(204);
  expect(await readRounds()).toEqual([]);
  expect(await countActivities()).toBe(2);
});

test.each([
  ['words of a child', [{ task: 'word:ich heiße Mia', isRight: true, seconds: 1 }]],
  ['an unknown kind', [{ task: 'name:Mia', isRight: true, seconds: 1 }]],
  ['endless time', [{ task: 'math:8+5', isRight: true, seconds: 1e9 }]],
  ['too many answers', Array.from({ length: 51 }, () => answers[0])],
])('a round with %s is refused', async (_, given) => {
  const { report, readRounds } = await open();
  const answer = await report(
    '',
    buildRound({ answers: given, visitorToken: 'a-visitor-token-1' }),
  );
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
  expect(await readRounds()).toEqual([]);
});

test('a child reads its garden, and a stranger an empty one', async () => {
  const { app, sitDown } = await open();
  const cookie = await sitDown();
  const garden = await app.inject({ url: '/api/lesson/progress', headers: { cookie } });
  expect(garden.json().plants).toMatchObject([{ label: 'Über den Zehner', stage: 'sprout' }]);
  expect((await app.inject('/api/lesson/progress')).json()).toEqual({ plants: [] });
});

test('the letters game learns what to ask; for a stranger, and without classroom, it plays evenly', async () => {
  const { app, sitDown, classroom } = await open();
  const cookie = await sitDown();
  const plan = async (headers = {}) => (await app.inject({ url: '/api/practice', headers })).json();
  expect(await plan({ cookie })).toEqual({
    ...{ tasks: ['math:8+5'], known: ['math:8+5'], isFixed: false },
  });
  const evenly = { tasks: [], known: [], isFixed: false };
  expect(await plan()).toEqual(evenly);
  classroom.isAway = true;
  expect(await plan({ cookie })).toEqual(evenly);
});

test('a class’s progress is its teachers’ alone, as JSON and as a table that runs nothing', async () => {
  const { app, classId, teacher, seats, sitDown } = await open();
  const path = `/api/classes/${classId}/progress`;
  for (const cookie of ['', await sitDown()]) {
    for (const url of [path, `${path}?format=csv`, `${path}/${seats[0].id}`]) {
      const answer = await app.inject({ url, headers: { cookie } });
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
  }
  expect(teacher.owners).toHaveLength(1);
});
