import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { JobView } from '@lux/contracts/media/job-view.ts';
import { createId } from '@lux/service-kit/create-id.ts';
import type { Origin } from '@lux/service-kit/tracing/origin.ts';
import { errors } from '../errors.ts';
import { chooseSeed } from './choose-seed.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobParts } from './job-parts.ts';
import type { JobWish } from './job-wish.ts';
import { pushJob } from './push-job.ts';
import { viewJob } from './view-job.ts';

/** How many jobs may wait. Checked before the insert, so a rush can go over it by a few. */
const QUEUE_LIMIT = 60;
/** And how many of one child. */
const OWNER_LIMIT = 20;
const RETRY_AFTER_SECONDS = 15;

/** Who wants something made. */
export interface Orderer {
  owner: OwnerId;
  /** The request it came by: its record is to hear how the job ends, and the worker's log lines name it. */
  origin?: Origin;
}

/**
 * Takes a wish: first the record, then the queue. From the record on it is promised; where Redis
 * fails in between, the sweep enqueues it.
 *
 * @throws TOO_MANY_WISHES 429, QUEUE_FULL 503, or 503 where Redis is away from the start.
 */
export async function acceptJob(
  parts: JobParts,
  { owner, origin }: Orderer,
  wish: JobWish,
): Promise<JobView> {
  if ((await parts.queue.countWaiting()) >= QUEUE_LIMIT) {
    throw errors.QUEUE_FULL({ retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if ((await parts.store.countQueued(owner)) >= OWNER_LIMIT) {
    throw errors.TOO_MANY_WISHES({ retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const job = await parts.store.create({
    ...wish,
    _id: createId(),
    owner,
    seed: await chooseSeed(parts.store, owner, wish),
    ...(origin && { origin }),
  });
  // Told before it is in the queue: a quick worker's `job.active` must not be overtaken.
  pushJob(parts.push, job.owner, { jobId: job._id, kind: job.kind, state: 'queued' });
  await enqueueJob(parts, job).catch((error: unknown) =>
    parts.log.warn({ err: error, jobId: job._id }, 'not enqueued, the sweep will'),
  );
  const view = await viewJob(parts, job);
  if (view.place) pushJob(parts.push, job.owner, view);
  return view;
}
