import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { JobView } from '@lux/contracts/media/job-view.ts';
import { createId } from '@lux/service-kit/create-id.ts';
import type { Origin } from '@lux/service-kit/tracing/origin.ts';
import { chooseSeed } from './choose-seed.ts';
import { enqueueJob } from './enqueue-job.ts';
import { ensurePlace } from './ensure-place.ts';
import { ensureRoom } from './ensure-room.ts';
import type { JobDeps } from './job-deps.ts';
import type { JobWish } from './job-wish.ts';
import { pushJob } from './push-job.ts';
import { viewJob } from './view-job.ts';

/** Who wants something made. */
export interface Requester {
  owner: OwnerId;
  /** The bff's mark of where it came from. */
  network?: string;
  /** The request it came by: its record is to hear how the job ends, and the worker's log lines name it. */
  origin?: Origin;
}

/**
 * Takes a wish: first the record, then the queue. From the record on it is promised; where Redis
 * fails in between, the sweep enqueues it.
 *
 * @throws TOO_MANY_WISHES 429, GALLERY_FULL 409, QUEUE_FULL 503, or 503 where Redis is away from the start.
 */
export async function acceptJob(
  parts: JobDeps,
  { owner, network, origin }: Requester,
  wish: JobWish,
): Promise<JobView> {
  await ensurePlace(parts, { owner, network });
  await ensureRoom(parts, owner);
  const job = await parts.store.create({
    ...wish,
    _id: createId(),
    owner,
    seed: await chooseSeed(parts.store, owner, wish),
    ...(network && { network }),
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
