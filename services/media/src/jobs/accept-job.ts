import { createHash, randomInt } from 'node:crypto';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobView } from '@lux/contracts/media/job.ts';
import type { JobWish } from '@lux/contracts/media/orders.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Origin } from '@lux/service-kit/tracing/origin.ts';
import { ensureRoom } from './ensure-room.ts';
import type { JobDeps } from './job-deps.ts';
import { enqueueJob } from './queue/enqueue-jobs.ts';
import { ensurePlace } from './queue/ensure-place.ts';
import type { JobStore } from './records/job.store.ts';
import { pushJob, viewJob } from './view-job.ts';

const SEED_LIMIT = 2 ** 31;
/** Wishes within the same half minute count as made at once, as by a class told to do so. */
const WINDOW_MS = 30_000;

/**
 * What varies in the result. Pictures all differ. The same colouring page wished for by a whole
 * class at once is the same for each child, so that it is drawn once; a child that asks for it
 * again gets another one.
 */
async function chooseSeed(
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
  deps: JobDeps,
  { owner, network, origin }: Requester,
  wish: JobWish,
): Promise<JobView> {
  await ensurePlace(deps, { owner, network });
  await ensureRoom(deps, owner);
  const job = await deps.store.create({
    ...wish,
    _id: createId(),
    owner,
    seed: await chooseSeed(deps.store, owner, wish),
    ...(network && { network }),
    ...(origin && { origin }),
  });
  // Told before it is in the queue: a quick worker's `job.active` must not be overtaken.
  pushJob(deps.push, job.owner, { jobId: job._id, kind: job.kind, state: 'queued' });
  await enqueueJob(deps, job).catch((error: unknown) =>
    deps.log.warn({ err: error, jobId: job._id }, 'not enqueued, the sweep will'),
  );
  const view = await viewJob(deps, job);
  if (view.place) pushJob(deps.push, job.owner, view);
  return view;
}
