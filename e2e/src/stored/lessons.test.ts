import { randomBytes } from 'node:crypto';
import { Board, LessonPicture, LookAnswer } from '@lux/contracts/classroom/board.ts';
import { ChildLesson, Lesson } from '@lux/contracts/classroom/lesson.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect } from 'vitest';
import { z } from 'zod';
import { paint } from '../testing/child-calls.ts';
import { holdLesson, openTeacher, sitDown } from '../testing/hold-lesson.ts';
import { testOnStoredSystem as test } from '../testing/open-stored-system.ts';
import type { Visitor } from '../testing/visitor.ts';

/** CLASSROOM "Over, gone". */
const GONE_WITHIN_MS = 60_000;
const igel = { name: 'Igel', seats: 2, allowsGuests: true };

test.beforeAll(({ stored }) => stored.stack.waitUntilReady('bff'));
test.afterAll(({ stored }) => stored.closeVisitors());

test('a lesson is on its board, its words are read by a look alone, and over it is gone everywhere', async ({
  stored,
}) => {
  const { url } = stored.stack;
  const teacher = await openTeacher(stored.stack, 'frau.lindner');
  const { classId, seats, lesson } = await holdLesson(teacher, { ...igel, afterwards: 'wipe' });
  const child = await sitDown(url, lesson.code, seats[0]?.id);
  const guest = await sitDown(url, lesson.code);
  await child.say(await child.startConversation(), 'Hat der Regenwurmfreund Zähne?');
  await guest.say(await guest.startConversation(), 'Warum schnarcht der Dachsnachbar?');
  const [chosen, other] = [
    await paint(child, 'ein Igelschloss'),
    await paint(child, 'ein Wurmzug'),
  ];

  const readBoard = () => teacher.json(Board, 'GET', `/api/lessons/${lesson.id}/board`);
  const place = await waitFor(async () =>
    (await readBoard()).places.find(
      ({ seat, questions, pictures }) => seat && questions === 1 && pictures === 2,
    ),
  );
  expect(place).toMatchObject({ label: seats[0]?.label, light: 'working' });
  expect(JSON.stringify(await readBoard())).not.toContain('Regenwurmfreund');

  const look = { seatId: seats[0]?.id, reason: 'Sie war so still.' };
  const path = `/api/lessons/${lesson.id}/looks`;
  const { messages } = await teacher.json(LookAnswer, 'POST', path, look);
  expect(messages[0]?.content).toBe('Hat der Regenwurmfreund Zähne?');
  expect((await child.json(ChildLesson, 'GET', '/api/lesson')).looks).toHaveLength(1);

  const pictures = await teacher.json(
    z.array(LessonPicture),
    'GET',
    `/api/lessons/${lesson.id}/pictures`,
  );
  expect(pictures.map(({ url }) => url).toSorted()).toEqual([chosen, other].toSorted());
  expect((await teacher.request('GET', chosen)).status).toBe(200);
  const album = { urls: [chosen] };
  await teacher.json(Lesson, 'PUT', `/api/lessons/${lesson.id}/album`, album);

  const ended = Date.now();
  await teacher.json(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
  await waitFor(async () => (await child.json(z.unknown(), 'GET', '/api/lesson')) === null);
  const words = ['Regenwurmfreund', 'Dachsnachbar', 'Wurmzug', `seat:${seats[0]?.id}`];
  await waitFor(
    async () => {
      const found = await stored.findInDatabases(...words);
      found.push(...(await stored.findInRedis(...words)));
      if (found.length > 0) throw new Error(`still there: ${found}`);
      return true;
    },
    { timeoutMs: GONE_WITHIN_MS },
  );
  expect(Date.now() - ended).toBeLessThan(GONE_WITHIN_MS);
  expect((await teacher.request('GET', chosen)).status).toBe(200);
  expect((await teacher.request('GET', other)).status).toBe(404);
  const Ordered = z.object({ jobId: z.string() });
  await teacher.json(Ordered, 'POST', `/api/classes/${classId}/album/prints`);
});

/** Asks, has read aloud, paints, colours, plays and, with a seat, keeps a story: each with a word of its own. */
async function work(child: Visitor, word: string, hasSeat: boolean): Promise<string> {
  const { token: visitorToken } = child;
  const conversation = await child.startConversation();
  await child.say(conversation, `Mein Hund heißt ${word}. Was frisst ein Igel?`);
  await child.request('POST', '/api/speech', { text: `Die Geschichte von ${word}.` });
  const wish = { prompt: `ein Igel namens ${word}`, visitorToken };
  const url = await paint(child, wish.prompt);
  await child.json(z.object({ url: z.string() }), 'POST', '/api/generate-coloring-page', wish);
  const round = { game: 'quiz', category: 'space', score: 5, total: 5, seconds: 60 };
  await child.request('POST', '/api/games/rounds', {
    id: randomBytes(16).toString('base64url'),
    ...round,
    visitorToken,
  });
  const thing = {
    ...{ kind: 'story', id: 'story_1', changedAt: new Date().toISOString() },
    data: { title: word },
  };
  if (hasSeat) {
    await child.json(z.unknown(), 'PUT', '/api/me/things', { things: [thing] });
  }
  return url;
}

test('a minute after a lesson nothing of it is left, in no database, cache and queue', async ({
  stored,
}) => {
  const { url } = stored.stack;
  const teacher = await openTeacher(stored.stack, 'frau.sommer');
  const order = { name: 'Klasse 2b', seats: 3, allowsGuests: true };
  const wiped = await holdLesson(teacher, { ...order, afterwards: 'wipe' });
  const kept = await holdLesson(teacher, { ...order, afterwards: 'keep' });
  /** Where words or owners are still found, but for the classes' own seats and albums. */
  const placesOf = async (...texts: string[]) => [
    ...(await stored.findInDatabases(...texts)).filter(
      (name) => !/-classroom\.(classes|lessons)$/.test(name),
    ),
    ...(await stored.findInRedis(...texts)),
  ];
  const [one, two] = wiped.seats.map(({ id }) => id);
  const [other] = kept.seats.map(({ id }) => id);
  const outside = stored.openVisitor();
  const children = await Promise.all(
    [one, two, undefined].map((id) => sitDown(url, wiped.lesson.code, id)),
  );
  const neighbour = await sitDown(url, kept.lesson.code, other);
  const words = ['Zwiebelkuchen', 'Apfelstrudel', 'Pflaumenmus'];
  const urls = await Promise.all(children.map((child, at) => work(child, words[at] ?? '', at < 2)));
  await work(neighbour, 'Kirschkompott', true);
  await work(outside, 'Birnenmost', false);
  const [chosen = '', other2 = ''] = urls;
  await teacher.json(Lesson, 'PUT', `/api/lessons/${wiped.lesson.id}/album`, { urls: [chosen] });
  expect(await placesOf(...words)).not.toEqual([]);

  await teacher.json(Lesson, 'DELETE', `/api/lessons/${wiped.lesson.id}`);
  await teacher.json(Lesson, 'DELETE', `/api/lessons/${kept.lesson.id}`);
  // A tablet lets go of its place with its next call.
  for (const child of children) {
    expect(await child.json(z.null(), 'GET', '/api/lesson')).toBeNull();
  }
  let left: string[] = [];
  const isGone = async () => {
    left = await placesOf(...words, `${one}`, `${two}`);
    return left.length === 0;
  };
  await waitFor(isGone, { timeoutMs: GONE_WITHIN_MS }).catch((cause: unknown) => {
    throw new Error(`still found in ${left.join(', ')}`, { cause });
  });

  expect(await placesOf('Kirschkompott')).not.toEqual([]);
  expect(await placesOf('Birnenmost')).not.toEqual([]);
  expect((await teacher.request('GET', chosen)).status).toBe(200);
  expect((await teacher.request('GET', other2)).status).toBe(404);
  for (const child of children) {
    expect(await child.json(z.array(z.unknown()), 'GET', '/api/conversations')).toEqual([]);
  }
});
