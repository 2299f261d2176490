import { createHash, randomInt } from 'node:crypto';
import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { JobStore } from './job.store.ts';
import type { JobWish } from './job-wish.ts';

const SEED_LIMIT = 2 ** 31;
/** Wishes within the same half minute count as made at once, as by a class told to do so. */
const WINDOW_MS = 30_000;

/**
 * What varies in the result. Pictures all differ. The same colouring page wished for by a whole
 * class at once is the same for each child, so that it is drawn once (issue 4); whoever asks for it
 * again gets another one.
 */
export async function chooseSeed(
  store: Pick<JobStore, 'countSame'>,
  owner: OwnerId,
  order: JobWish,
): Promise<number> {
  if (order.kind !== 'coloring') return randomInt(SEED_LIMIT);
  const { prompt } = order.wish;
  const earlier = await store.countSame(owner, order.kind, prompt);
  const moment = Math.floor(Date.now() / WINDOW_MS);
  const digest = createHash('sha256').update(`${moment} ${earlier} ${prompt}`).digest();
  return digest.readUInt32BE(0) % SEED_LIMIT;
}
