import type { AnsweredRound } from '@lux/contracts/classroom/progress.ts';
import { ClassProgress, Garden, SeatProgress } from '@lux/contracts/classroom/progress.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetSeats } from '../classes/forget-seats.ts';
import { deleteOld } from '../retention/delete-unused-classes.worker.ts';
import { type Classroom, openClassroom } from '../testing/open-classroom.ts';
import { keepRounds } from './keep-rounds.consumer.ts';

const engines = useEngines();
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

const answer = (task: string, isRight: boolean, more = {}) => ({
  ...{ task, isRight, seconds: 4 },
  ...more,
});
const buildRound = (
  owner: OwnerId,
  answers: AnsweredRound['answers'],
  changes: Partial<AnsweredRound> = {},
): AnsweredRound => ({
  ...{ id: createId(), timestamp: new Date().toISOString(), owner, answers },
  ...changes,
});
const keep = (...rounds: AnsweredRound[]) => keepRounds(classroom.deps, rounds);

/** A class of two whose first child has played. */
async function open() {
  const { classId, seats } = await classroom.openClass(2);
  const [seat, other] = seats;
  if (!seat || !other) throw new Error('a class has seats');
  const owner = `seat:${seat.id}` as const;
  const readClass = async () =>
    ClassProgress.parse((await classroom.ask('GET', `/classes/${classId}/progress`)).json());
  const readSeat = async (seatId = seat.id) =>
    SeatProgress.parse(
      (await classroom.ask('GET', `/classes/${classId}/progress/${seatId}`)).json(),
    );
  const readOwn = async (path: string, whose: OwnerId = owner) => {
    const headers = { 'x-internal-token': 'a-token-for-this-test', 'x-lux-owners': whose };
    return (await classroom.app.inject({ url: path, headers })).json();
  };
  return { classId, seat, other, owner, readClass, readSeat, readOwn };
}

test('a teacher sees at a glance who needs what next, in the order of the room', async () => {
  const { seat, other, owner, readClass } = await open();
  const sums = [answer('math:8+5', false), answer('math:9+4', true), answer('math:8+5', false)];
  await keep(buildRound(owner, [...sums, answer('quiz:space', true)]));
  const { families, seats } = await readClass();
  expect(families.map(({ label }) => label)).toEqual(['Über den Zehner', 'Quiz: Weltraum']);
  expect(seats.map((one) => one.seat.id)).toEqual([seat.id, other.id]);
  expect(seats[0]).toMatchObject({
    answers: 4,
    nextStep: 'Über den Zehner: noch unsicher bei 8 + 5',
    families: [
      { id: 'over-10', seen: 3, right: 1, seconds: 4, sureness: 'unsure' },
      { id: 'quiz:space', seen: 1, right: 1 },
    ],
  });
  expect(seats[1]).toMatchObject({ answers: 0, lastAt: null, families: [], nextStep: null });
});

test('a seat in depth has its tasks and its last ten readings', async () => {
  const { owner, readSeat } = await open();
  for (let count = 1; count <= 12; count += 1) {
    const reading = answer('reading:sentence-003', true, {
      wordsPerMinute: 40 + count,
      shareRead: 1,
    });
    await keep(buildRound(owner, [reading, answer('letter:S', count > 6)]));
  }
  const { readings, tasks, wordsPerMinute, shareRead } = await readSeat();
  expect(readings.map((one) => one.wordsPerMinute)).toEqual([
    52, 51, 50, 49, 48, 47, 46, 45, 44, 43,
  ]);
  expect([wordsPerMinute, shareRead]).toEqual([48, 1]);
  expect(tasks).toContainEqual(
    expect.objectContaining({ label: 'S', seen: 12, right: 6, sureness: 'sure' }),
  );
  expect(tasks).toContainEqual(expect.objectContaining({ label: 'Satz 3' }));
});

test('a round counts once, however often and by however many copies it is read', async () => {
  const { owner, readSeat } = await open();
  const rounds = Array.from({ length: 6 }, () => buildRound(owner, [answer('math:8*7', true)]));
  await Promise.all([keep(...rounds), keep(...rounds), keep(...rounds.toReversed())]);
  await keep(...rounds);
  expect((await readSeat()).answers).toBe(6);
});

test('invented tasks and visitors leave nothing', async () => {
  const { owner, readSeat } = await open();
  const visitor = 'visitor:0123456789abcdef0123456789abcdef0123456789a';
  await keep(buildRound(visitor, [answer('letter:S', true)]));
  await keep(buildRound(owner, [answer('math:999+999', true), answer('math:nothing', true)]));
  expect((await readSeat()).tasks).toEqual([]);
  expect(await classroom.deps.progress.find(visitor)).toBeNull();
});

test('a garden tells no numbers, and what grew once never shrinks', async () => {
  const { owner, readOwn } = await open();
  const stages: string[] = [];
  const order = ['seed', 'sprout', 'leaves', 'bud', 'bloom'];
  const sums = ['6+5', '7+4', '7+5', '8+3', '8+4', '8+5', '9+2', '9+3', '9+4', '9+5'];
  for (const isRight of [true, true, false, false, false, false]) {
    await keep(
      buildRound(
        owner,
        sums.map((sum) => answer(`math:${sum}`, isRight)),
      ),
    );
    const { plants } = Garden.parse(await readOwn('/garden'));
    stages.push(plants[0]?.stage ?? '');
  }
  expect(stages).toEqual(stages.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(stages.at(-1)).toBe('bloom');
  expect(JSON.stringify(await readOwn('/garden'))).not.toMatch(/:\s*\d/);
});

test('another teacher, and a seat of another class, find nothing', async () => {
  const { classId, seat } = await open();
  const stranger = createId();
  for (const path of [`/classes/${classId}/progress`, `/classes/${classId}/progress/${seat.id}`]) {
    expect((await classroom.ask('GET', path, undefined, stranger)).statusCode).toBe(404);
  }
  const elsewhere = await classroom.openClass(1);
  const path = `/classes/${classId}/progress/${elsewhere.seats[0]?.id}`;
  expect((await classroom.ask('GET', path)).statusCode).toBe(404);
});

test('a teacher’s choice for a lesson is what its children practise, outside it what is weak', async () => {
  const { classId, seat, owner, readOwn } = await open();
  await keep(buildRound(owner, [answer('math:8+5', false)]));
  const practice = ['math:times-7', 'letter:S'];
  const lesson = await classroom.openLesson(classId, { afterwards: 'keep', practice });
  const { placeId } = await classroom.joined(lesson.code, {
    ...{ seatId: seat.id, visitor: `visitor:${createId()}${createId().slice(0, 21)}` },
  });
  expect(await readOwn(`/practice/math?placeId=${placeId}`)).toMatchObject({
    ...{ tasks: ['math:times-7'], isFixed: true },
  });
  expect(await readOwn(`/practice/letters?placeId=${placeId}`)).toMatchObject({
    ...{ tasks: ['letter:S'], isFixed: true },
  });
  await classroom.ask('PATCH', `/lessons/${lesson.id}`, { practice: [] });
  expect(await readOwn(`/practice/math?placeId=${placeId}`)).toMatchObject({
    ...{ tasks: ['math:8+5'], isFixed: false, knownFamilies: ['over-10'] },
  });
});

test('what a seat learnt goes with it, also what is on its way', async () => {
  const { classId, seat, owner } = await open();
  await keep(buildRound(owner, [answer('math:8+5', true)]));
  await classroom.ask('DELETE', `/classes/${classId}/seats/${seat.id}`);
  await forgetSeats(classroom.deps);
  await keep(buildRound(owner, [answer('math:8+5', true)]));
  expect((await classroom.deps.progress.find(owner))?.tasks).toEqual([]);
  await deleteOld(classroom.deps, Date.now() + 3 * 24 * 60 * 60 * 1_000);
  expect(await classroom.deps.progress.find(owner)).toBeNull();
});

test('a user reads what is kept, has it deleted, and begins anew', async () => {
  const { readOwn } = await open();
  const owner = `user:${createId()}` as const;
  const before = buildRound(owner, [answer('math:8+5', true)]);
  await keep(before);
  const { progress } = await readOwn('/user-data', owner);
  expect(progress[0].tasks).toMatchObject([{ family: 'Über den Zehner', task: '8 + 5', seen: 1 }]);
  const headers = { 'x-internal-token': 'a-token-for-this-test', 'x-lux-owners': owner };
  await classroom.app.inject({ method: 'DELETE', url: '/user-data', headers });
  // Played before, read after the deletion.
  await keep({ ...before, id: createId() });
  expect((await readOwn('/user-data', owner)).progress).toEqual([]);
  const later = new Date(Date.now() + 1_000).toISOString();
  await keep(buildRound(owner, [answer('math:9+4', true)], { timestamp: later }));
  const again = await waitFor(
    async () => (await readOwn('/user-data', owner)).progress[0] ?? false,
  );
  expect(again.tasks).toHaveLength(1);
});

test('a teacher’s own quiz and text have names, also once the quiz is gone', async () => {
  const { owner, readClass, readSeat, readOwn } = await open();
  const material = {
    ...{ kind: 'quiz', title: 'Der Igel', ageGroup: 'small' },
    body: { questions: [{ question: 'Frisst er?', options: ['Ja', 'Nein'], correctAnswer: 0 }] },
  };
  const added = await classroom.ask('POST', '/materials', { username: 'frau.lindner', material });
  const { id } = added.json();
  await keep(
    buildRound(owner, [
      answer(`quiz:material:${id}`, true),
      answer(`reading:material:${createId()}:2`, true),
    ]),
  );
  expect((await readClass()).families.map(({ label }) => label)).toEqual([
    'Lesen',
    'Quiz: Der Igel',
  ]);
  const { familyNames, tasks } = await readSeat();
  expect(familyNames.map(({ label }) => label)).toContain('Quiz: Der Igel');
  expect(tasks.map(({ label }) => label).toSorted()).toEqual([
    ...['Quiz: Der Igel', 'Text der Lehrkraft, Teil 2'],
  ]);
  await keep(buildRound(owner, [answer(`quiz:material:${createId()}`, true)]));
  const { plants } = Garden.parse(await readOwn('/garden'));
  expect(plants.map(({ label }) => label)).toEqual(['Lesen', 'Quiz von deiner Lehrerin']);
  await classroom.ask('DELETE', `/materials/${id}`);
  expect((await readClass()).families.map(({ label }) => label)).toContain('Quiz der Lehrkraft');
});
