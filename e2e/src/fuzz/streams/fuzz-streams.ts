import { createRandom } from '@lux/random/random.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Redis } from 'ioredis';
import { malformedEntry } from './malformed-entry.ts';

const STREAMS = ['events', 'activities'] as const;
/** An entry that cannot be handled is given five tries, ten seconds apart. */
const SETTLED_WITHIN_MS = 180_000;

/**
 * Writes garbage into both streams and waits until the consumers are through with it.
 *
 * @returns for each stream how many entries had something broken in them and how many dead letters there are now.
 */
export async function fuzzStreams(
  redis: Redis,
  { entries, seed }: { entries: number; seed: number },
): Promise<{ stream: string; broken: number; dead: number }[]> {
  const random = createRandom(seed);
  const outcomes = STREAMS.map((stream) => ({ stream, broken: 0, dead: 0 }));
  for (const outcome of outcomes) {
    const { stream } = outcome;
    const key = `lux:${stream}`;
    const before = await redis.xlen(`${key}:dead`);
    let last: string | null = null;
    for (let index = 0; index < entries; index += 1) {
      const { fields, isBroken } = malformedEntry(stream, random);
      last = await redis.xadd(key, '*', ...fields);
      if (isBroken) outcome.broken += 1;
    }
    const end = last ?? '+';
    await waitFor(async () => (await redis.xrange(key, '-', end, 'COUNT', 1)).length === 0, {
      timeoutMs: SETTLED_WITHIN_MS,
      what: `the end of all malformed entries in ${stream}`,
    });
    outcome.dead = (await redis.xlen(`${key}:dead`)) - before;
  }
  return outcomes;
}
