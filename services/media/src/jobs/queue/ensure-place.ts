import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { errors } from '../../errors.ts';
import type { JobDeps } from '../job-deps.ts';

/** Waiting jobs up to which everybody gets in. Checked before the insert, so a rush can go over it by a few. */
const QUEUE_LIMIT = 60;
/** And up to which networks get in that hold less than their share: beside a full queue a class of 40. */
const SHARED_LIMIT = 120;
/** And how many of one child. */
const OWNER_LIMIT = 20;
const RETRY_AFTER_SECONDS = 15;

/**
 * Whether another wish of this child may wait. Where the queue is full, its last places are shared by
 * the networks that wait: who opens a hundred sessions at one address fills it for those at that
 * address, and for no child elsewhere.
 *
 * @param network the bff's mark of where the wish comes from; without one there is no share.
 * @throws TOO_MANY_WISHES 429, QUEUE_FULL 503.
 */
export async function ensurePlace(
  { queue, store }: Pick<JobDeps, 'queue' | 'store'>,
  { owner, network }: { owner: OwnerId; network?: string | undefined },
): Promise<void> {
  const waiting = await queue.countWaiting();
  const hasPlace =
    waiting < QUEUE_LIMIT || (waiting < SHARED_LIMIT && (await hasShare(store, network)));
  if (!hasPlace) throw errors.QUEUE_FULL({ retryAfterSeconds: RETRY_AFTER_SECONDS });
  if ((await store.countQueued(owner)) >= OWNER_LIMIT) {
    throw errors.TOO_MANY_WISHES({ retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

async function hasShare(
  store: Pick<JobDeps['store'], 'countQueuedByNetwork'>,
  network: string | undefined,
): Promise<boolean> {
  if (network === undefined) return false;
  const counts = await store.countQueuedByNetwork();
  const networks = new Set([...counts.keys(), network]);
  // One share stays for a network that is still to come.
  return (counts.get(network) ?? 0) < SHARED_LIMIT / (networks.size + 1);
}
