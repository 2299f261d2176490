import { namesInOneSlot } from '@lux/service-kit/redis/one-slot.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwordDrawings } from '../classes/picture-password.ts';
import { type Classroom, openClassroom, visitorOf } from '../testing/open-classroom.ts';

const engines = useEngines();
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

async function openSeat({
  hasPictures = false,
  ...given
}: {
  hasPictures?: boolean;
  allowsGuests?: boolean;
} = {}) {
  const { classId, seats } = await classroom.openClass(2);
  const lesson = await classroom.openLesson(classId, given);
  const [seat, other] = seats;
  if (!seat || !other) throw new Error('no seats');
  const path = `/classes/${classId}/seats/${seat.id}/pictures`;
  const pictures: string[] = hasPictures ? (await classroom.ask('POST', path)).json().pictures : [];
  return { classId, lesson, seat, other, pictures };
}

const wrongOf = (pictures: string[]) =>
  passwordDrawings.filter((one) => !pictures.includes(one)).slice(0, 3);

test('a code typed in small letters with a space opens the lesson, and so does a seat’s card', async () => {
  const { lesson, seat } = await openSeat();
  const typed = `${lesson.code.slice(0, 3)} ${lesson.code.slice(3)}`.toLowerCase();
  const door = await classroom.ask('GET', `/joins/${encodeURIComponent(typed)}`);
  expect(door.json()).toMatchObject({ className: 'Igel', allowsGuests: false });
  expect(door.json().seats).toHaveLength(2);
  expect(door.json().pictures).toHaveLength(12);
  const byCard = await classroom.joined(seat.id, { seatId: seat.id, visitor: visitorOf('a') });
  expect(byCard).toMatchObject({ lessonId: lesson.id, seatId: seat.id });
  expect((await classroom.ask('GET', '/joins/ABCDEF')).json().error).toBe('LESSON_NOT_FOUND');
});

test('of ten devices that want one seat at once one gets it', async () => {
  const { lesson, seat } = await openSeat();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      classroom.join(lesson.code, { seatId: seat.id, visitor: visitorOf(`tablet ${index}`) }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    201, 409, 409, 409, 409, 409, 409, 409, 409, 409,
  ]);
});

test('one device in ten windows at once has one place', async () => {
  const { lesson, seat } = await openSeat();
  const order = { seatId: seat.id, visitor: visitorOf('the same') };
  const joined = await Promise.all(
    Array.from({ length: 10 }, () => classroom.joined(lesson.code, order)),
  );
  expect(new Set(joined.map(({ placeId }) => placeId)).size).toBe(1);
});

test('of thirty wrong tries at once five are looked at, then the seat waits and the board tells', async () => {
  const { lesson, seat, pictures } = await openSeat({ hasPictures: true });
  const order = { seatId: seat.id, pictures: wrongOf(pictures), visitor: visitorOf('guesser') };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => classroom.join(lesson.code, order)),
  );
  const count = (status: number) => answers.filter((one) => one.statusCode === status).length;
  expect([count(401), count(429)]).toEqual([5, 25]);
  const right = await classroom.join(lesson.code, { ...order, pictures });
  expect(right.json().error).toBe('SEAT_WAITS');
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(50);
  const { places } = await classroom.readBoard(lesson.id);
  expect(places).toMatchObject([{ label: seat.label, isLocked: true, light: 'away' }]);
});

test('the right pictures in the right order open a seat, and wrong ones before are forgotten', async () => {
  const { lesson, seat, pictures } = await openSeat({ hasPictures: true });
  const visitor = visitorOf('a child');
  const ask = async (shown: string[]) =>
    (await classroom.join(lesson.code, { seatId: seat.id, pictures: shown, visitor })).statusCode;
  expect(await ask(pictures.toReversed())).toBe(401);
  expect(await ask(pictures)).toBe(201);
});

test('a tablet that broke a minute ago gives its seat to another one, which goes on with its counts', async () => {
  const { lesson, seat } = await openSeat();
  const first = await classroom.joined(lesson.code, {
    seatId: seat.id,
    visitor: visitorOf('broken'),
  });
  const order = { seatId: seat.id, visitor: visitorOf('new one') };
  expect((await classroom.join(lesson.code, order)).json().error).toBe('SEAT_TAKEN');
  const { deps } = classroom;
  await deps.boards.put(lesson.id, {
    facts: {
      id: first.placeId,
      ...{ seat: null, label: seat.label, state: 'there', isHandUp: false },
      ...{ lockedUntil: null, alert: null },
    },
    activity: {
      ...{ area: 'math', since: 1, seenAt: Date.now() - 61_000, actedAt: 1 },
      ...{ questions: 4, pictures: 0, rounds: 2, isConnected: false, connectionAt: 0 },
    },
    revision: 1_000_000,
  });
  // The tile is there already; only what the child did counts here.
  await deps.redis.hset(
    `${namesInOneSlot(deps.redis, deps.config.namePrefix, 'boards')}:board:${lesson.id}`,
    `a:${first.placeId}`,
    JSON.stringify({
      ...{ area: 'math', since: 1, seenAt: Date.now() - 61_000, actedAt: 1 },
      ...{ questions: 4, pictures: 0, rounds: 2, isConnected: false, connectionAt: 0 },
    }),
  );
  const second = await classroom.joined(lesson.code, order);
  expect(second.placeId).not.toBe(first.placeId);
  expect((await classroom.ask('GET', `/places/${first.placeId}`)).json().error).toBe(
    'PLACE_NOT_FOUND',
  );
  const state = await classroom.ask('GET', `/lessons/${lesson.id}/state`);
  expect(state.json().gonePlaces).toEqual([first.placeId]);
  const { places } = await classroom.readBoard(lesson.id);
  expect(places).toMatchObject([{ id: second.placeId, questions: 4, rounds: 2, area: 'math' }]);
});

test('guests come only where the lesson lets them, are counted, and find their place again', async () => {
  const closed = await openSeat();
  const refused = await classroom.join(closed.lesson.code, { visitor: visitorOf('guest') });
  expect(refused.json().error).toBe('GUESTS_NOT_ALLOWED');
  const { lesson } = await openSeat({ allowsGuests: true });
  const first = await classroom.joined(lesson.code, { visitor: visitorOf('guest') });
  const again = await classroom.joined(lesson.code, { visitor: visitorOf('guest') });
  const second = await classroom.joined(lesson.code, { visitor: visitorOf('another') });
  expect(again.placeId).toBe(first.placeId);
  expect([first.lesson.label, second.lesson.label]).toEqual(['Gast 1', 'Gast 2']);
  expect(first.seatId).toBeNull();
});

test('a device that takes another seat leaves its first one', async () => {
  const { lesson, seat, other } = await openSeat();
  const visitor = visitorOf('wanderer');
  const first = await classroom.joined(lesson.code, { seatId: seat.id, visitor });
  await classroom.joined(lesson.code, { seatId: other.id, visitor, placeId: first.placeId });
  const { places } = await classroom.readBoard(lesson.id);
  expect(places.find(({ seat: on }) => on?.id === seat.id)?.light).toBe('away');
  const next = await classroom.join(lesson.code, { seatId: seat.id, visitor: visitorOf('next') });
  expect(next.statusCode).toBe(201);
});

test('a child raises its hand, leaves, and is nobody afterwards', async () => {
  const { lesson, seat } = await openSeat();
  const { placeId } = await classroom.joined(lesson.code, {
    seatId: seat.id,
    visitor: visitorOf('a'),
  });
  const raised = await classroom.ask('PUT', `/places/${placeId}/hand`, { isUp: true });
  expect(raised.json()).toMatchObject({ isHandUp: true, label: seat.label });
  expect((await classroom.readBoard(lesson.id)).places).toMatchObject([{ light: 'hand' }]);
  expect((await classroom.ask('DELETE', `/places/${placeId}`)).statusCode).toBe(204);
  const gone = await classroom.ask('PUT', `/places/${placeId}/hand`, { isUp: true });
  expect(gone.json().error).toBe('PLACE_NOT_FOUND');
  expect((await classroom.ask('DELETE', `/places/${createId()}`)).statusCode).toBe(204);
});
