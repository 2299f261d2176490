import { randomBytes } from 'node:crypto';
import { User } from '@lux/contracts/accounts/user.ts';
import { ChildLesson, Lesson } from '@lux/contracts/classroom/lesson.ts';
import { SchoolClass, Seat } from '@lux/contracts/classroom/school-class.ts';
import { generatePassword } from '@lux/local-stack/data-dir/generate-password.ts';
import { findInDatabases, findInRedis } from '@lux/test-kit/find-in-engines.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openSystem } from './testing/open-system.ts';
import { Visitor } from './testing/visitor.ts';

const engines = useEngines();
const { uri, databasePrefix } = engines.mongodb;
const adminPin = generatePassword();
/** CLASSROOM "Over, gone". */
const GONE_WITHIN_MS = 60_000;
const Url = z.object({ url: z.string() });

let system: Awaited<ReturnType<typeof openSystem>>;
let teacher: Visitor;

beforeAll(async () => {
  system = await openSystem({
    mongodbUri: uri,
    redisUrl: engines.redis.url,
    env: { NAME_PREFIX: databasePrefix, ADMIN_PIN: adminPin },
  });
  teacher = new Visitor(system.stack.url);
  const body = { username: 'frau-sommer', password: 'Wolke-Besen-Zebra' };
  const { id } = await teacher.json(User, 'POST', '/api/register', {
    ...body,
    visitorToken: teacher.token,
  });
  const path = `/api/analytics/users/${id}/teacher?adminPin=${adminPin}`;
  await teacher.json(z.unknown(), 'PATCH', path, { isTeacher: true });
});

afterAll(async () => {
  await system?.close();
});

/** A class of its own with a lesson that runs. */
async function openLesson(afterwards: 'wipe' | 'keep') {
  const { id } = await teacher.json(SchoolClass, 'POST', '/api/classes', { name: 'Klasse 2b' });
  const path = `/api/classes/${id}`;
  const seats = await teacher.json(z.array(Seat), 'POST', `${path}/seats`, { count: 3 });
  const order = { minutes: 45, afterwards, allowsGuests: true };
  return { seats, lesson: await teacher.json(Lesson, 'POST', `${path}/lessons`, order) };
}

async function join({ code }: Lesson, seatId?: string): Promise<Visitor> {
  const child = new Visitor(system.stack.url);
  const body = { visitorToken: child.token, ...(seatId && { seatId }) };
  await child.json(ChildLesson, 'POST', `/api/joins/${code}`, body);
  return child;
}

/** Asks, has read aloud, paints, colours, plays and, with a seat, keeps a story: each with a word of its own. */
async function work(child: Visitor, word: string, hasSeat: boolean): Promise<string> {
  const { token: visitorToken } = child;
  const conversation = await child.startConversation();
  await child.say(conversation, `Mein Hund heißt ${word}. Was frisst ein Igel?`);
  await child.request('POST', '/api/speech', { text: `Die Geschichte von ${word}.` });
  const wish = { prompt: `ein Igel namens ${word}`, visitorToken };
  const { url } = await child.json(Url, 'POST', '/api/generate-image', wish);
  await child.json(Url, 'POST', '/api/generate-coloring-page', wish);
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

/** Where words or owners are still found, but for the classes' own seats and albums. */
const placesOf = async (...texts: string[]) => [
  ...(await findInDatabases(uri, databasePrefix, texts)).filter(
    (name) => !/-classroom\.(classes|lessons)$/.test(name),
  ),
  ...(await findInRedis(engines.redis.url, databasePrefix, texts)),
];

test('a minute after a lesson nothing of it is left, in no database, cache and queue', async () => {
  const wiped = await openLesson('wipe');
  const kept = await openLesson('keep');
  const [one, two] = wiped.seats.map(({ id }) => id);
  const [other] = kept.seats.map(({ id }) => id);
  const outside = new Visitor(system.stack.url);
  const children = await Promise.all([one, two, undefined].map((id) => join(wiped.lesson, id)));
  const neighbour = await join(kept.lesson, other);
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
