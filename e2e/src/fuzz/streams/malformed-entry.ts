import { randomUUID } from 'node:crypto';
import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';
import { hostileJson } from '@lux/test-kit/fuzz/hostile-inputs.ts';
import { hostileTexts } from '../hostile-texts.ts';

/** Names and values of one entry of a stream. */
export interface MalformedEntry {
  fields: [string, string | Buffer, ...(string | Buffer)[]];
  /** Whether anything in it must go to the dead letters. */
  isBroken: boolean;
}

const MOMENTS = [
  '2026-01-02T03:04:05.678Z',
  '0000-01-01T00:00:00Z',
  '0099-12-31T23:59:59.999999999Z',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
];
const NUMBERS = [0, 5, 1e15, Number.MAX_SAFE_INTEGER];
const DURATIONS = [0, 12.5, 1e300, Number.MAX_VALUE];

/** An entry that our publishers never write: no events, or events with unexpected content. */
export function malformedEntry(stream: 'events' | 'activities', random: Random): MalformedEntry {
  const broken = (...fields: MalformedEntry['fields']): MalformedEntry => ({
    fields,
    isBroken: true,
  });
  const malformed = () =>
    stream === 'events' ? malformedRequest(random) : malformedActivity(random);
  switch (integerBelow(random, 9)) {
    case 0:
      return broken(
        'events',
        pick(
          random,
          hostileTexts.filter((text) => text !== '[]'),
        ),
      );
    case 1:
      return broken(
        'events',
        Buffer.from(Array.from({ length: 50 }, () => integerBelow(random, 256))),
      );
    case 2:
      return broken(pick(random, ['event', '', '__proto__']), JSON.stringify([malformed()]));
    case 3:
      return broken('a', '1', 'b', '2', 'events', '{"id":1}');
    case 4:
      return broken('events', `[${pick(random, hostileJson)}]`);
    case 5:
      return broken('events', JSON.stringify([malformed(), { ...malformed(), id: 5 }]));
    case 6:
      return broken(
        'events',
        JSON.stringify([{ ...malformed(), timestamp: pick(random, hostileTexts) }]),
      );
    default:
      return { fields: ['events', JSON.stringify([malformed(), malformed()])], isBroken: false };
  }
}

function malformedRequest(random: Random) {
  const text = () => pick(random, [null, ...hostileTexts]);
  return {
    // Seldom one that was there before: then all that was stored beside it is counted anew.
    id: pick(random, hostileTexts) + (integerBelow(random, 50) === 0 ? '' : randomUUID()),
    timestamp: pick(random, MOMENTS),
    type: pick(random, ['text', 'image', 'coloring', 'speech', 'auth', 'other']),
    visitorToken: text(),
    prompt: text(),
    response: text(),
    imageUrl: text(),
    userAgent: text(),
    ipAddress: text(),
    userId: text(),
    operation: pick(random, hostileTexts),
    status: pick(random, [...NUMBERS, -1]),
    durationMs: pick(random, DURATIONS),
    safety: pick(random, [null, 'blocked', 'crisis', 'unclear']),
  };
}

function malformedActivity(random: Random) {
  const id = Array.from({ length: 22 }, () => pick(random, ['a', 'Z', '0', '-', '_'])).join('');
  const common = {
    id,
    timestamp: pick(random, MOMENTS),
    owner: pick(random, [`user:${id}`, `visitor:${id}${id.slice(1)}`]),
  };
  const score = integerBelow(random, 5);
  return pick(random, [
    { ...common, name: 'picture.made', kind: 'image' },
    { ...common, name: 'story.saved' },
    { ...common, name: 'talk.answered' },
    {
      ...common,
      name: 'game.finished',
      game: 'quiz',
      category: 'nature',
      score,
      total: 5,
      seconds: 60,
      isPlausible: true,
    },
  ]);
}
