import { expect, test } from 'vitest';
import { addressRates } from './address-rates.ts';
import { createTokenBuckets } from './buckets/token-buckets.ts';
import { sessionRates } from './rate-limits.ts';
import type { Cost } from './request-costs.ts';

interface Call {
  atMs: number;
  child: number;
  /** A file of the client has none. */
  cost: Cost | null;
  isStranger?: boolean;
}

const LESSON_MS = 600_000;

/** Everything a lively child asks for in ten minutes, from a browser that knows nothing yet. */
function lessonOf(child: number): Call[] {
  const calls: Call[] = [];
  const add = (atMs: number, count: number, cost: Cost | null, isStranger = false) => {
    for (let index = 0; index < count; index += 1) calls.push({ atMs, child, cost, isStranger });
  };
  // All of a class press "go" in the same second.
  add(child * 10, 100, null);
  add(child * 10, 10, 'general', true);
  add(2_000, 1, 'login');
  add(3_000, 60, null);
  for (let atMs = 5_000; atMs < LESSON_MS; atMs += 15_000) {
    // A turn with LUX: two tries of what is heard, its end, a sound made anew, three sentences fetched.
    add(atMs, 3, 'talk');
    add(atMs, 4, 'general');
  }
  // The gallery with all its pictures, twice, and a job asked after every second.
  add(60_000, 150, 'general');
  add(400_000, 150, 'general');
  for (let atMs = 100_000; atMs < 160_000; atMs += 1_000) add(atMs, 1, 'general');
  for (const atMs of [90_000, 95_000, 300_000, 310_000]) add(atMs, 1, 'picture');
  // Games: quiz rounds and a story, letters spoken every two seconds for two minutes.
  for (let atMs = 170_000; atMs < 290_000; atMs += 30_000) add(atMs, 2, 'picture');
  for (let atMs = 440_000; atMs < 560_000; atMs += 2_000) add(atMs, 1, 'talk');
  return calls;
}

function teach(children: number): { refused: number; calls: number } {
  let moment = 0;
  const sessions = createTokenBuckets(() => moment);
  const addresses = createTokenBuckets(() => moment);
  const rates = addressRates(150);
  const calls = Array.from({ length: children }, (_, child) => lessonOf(child))
    .flat()
    .toSorted((one, other) => one.atMs - other.atMs);
  const refused = calls.filter(({ atMs, child, cost, isStranger }) => {
    moment = 1_000_000 + atMs;
    if (addresses.take('school', rates.all) > 0) return true;
    if (cost === null) return false;
    if (isStranger) return addresses.take(`${cost} school`, rates.strangers[cost]) > 0;
    return sessions.take(`${cost} ${child}`, sessionRates[cost]) > 0;
  });
  return { refused: refused.length, calls: calls.length };
}

test.each([35, 105])(
  'a lesson of %i lively children behind one address meets no limit',
  (children) => {
    const { refused, calls } = teach(children);
    expect(calls).toBeGreaterThan(children * 500);
    expect(refused).toBe(0);
  },
);

test('a school whose browsers are all cleared three times before noon gets a session for each', () => {
  let moment = 0;
  const addresses = createTokenBuckets(() => moment);
  const { sessions } = addressRates(150);
  let refused = 0;
  for (const hour of [0, 2, 4]) {
    for (let browser = 0; browser < 150; browser += 1) {
      moment = hour * 3_600_000 + browser * 10;
      if (addresses.take('school', sessions) > 0) refused += 1;
    }
  }
  expect(refused).toBe(0);
});
