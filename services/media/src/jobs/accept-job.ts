import { createHash, randomInt } from 'node:crypto';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { OrderedJob } from '@lux/contracts/media/job.ts';
import type { JobWish } from '@lux/contracts/media/orders.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Origin } from '@lux/service-kit/tracing/origin.ts';
import { retryJob } from './cancel-and-retry.ts';
import { ensureRoom } from './ensure-room.ts';
import type { JobDeps } from './job-deps.ts';
import { pushProgress, viewJob } from './push-progress.ts';
import { enqueueJob } from './queue/enqueue-jobs.ts';
import { ensurePlace } from './queue/ensure-place.ts';
import type { JobStore } from './records/job.store.ts';
import type { JobRecord } from './records/job-record.ts';

const SEED_LIMIT = 2 ** 31;
/** An `Id` has 128 bits. */
const ID_BYTES = 16;
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
 * The job of an order. Of two equal orders at once the database takes one: an id exists once. The owner
 * is part of it, so that nobody meets the orders of somebody else.
 */
function jobIdOf(owner: OwnerId, kind: JobWish['kind'], orderId: Id): Id {
  const digest = createHash('sha256').update(`${owner} ${kind} ${orderId}`).digest();
  return digest.subarray(0, ID_BYTES).toString('base64url');
}

/** An order that came before. What failed meanwhile, unseen, is tried once more, unless it was cancelled. */
async function repeatOrder(deps: JobDeps, job: JobRecord): Promise<OrderedJob> {
  const isFailed = job.state === 'failed' && job.reason !== 'CANCELLED';
  if (isFailed) {
    await ensurePlace(deps, job);
    // Of two at once one tries it; for the other it has not failed any more.
    await retryJob(deps, job._id).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
  const newest = isFailed ? await deps.store.get(job._id) : null;
  return { ...(await viewJob(deps, newest ?? job)), isRepeated: true };
}

/**
 * Takes a wish: first the record, then the queue. From the record on it is promised; where Redis
 * fails in between, the sweep enqueues it.
 *
 * @param orderId the client's name for this order: sent again, it is the job that stands there already.
 * @throws TOO_MANY_WISHES 429, GALLERY_FULL 409, QUEUE_FULL 503, or 503 where Redis is away from the start.
 */
export async function acceptJob(
  deps: JobDeps,
  requester: Requester,
  wish: JobWish,
  orderId?: Id,
): Promise<OrderedJob> {
  const { owner, network, origin } = requester;
  const id = orderId === undefined ? createId() : jobIdOf(owner, wish.kind, orderId);
  const before = orderId === undefined ? null : await deps.store.get(id);
  if (before) return repeatOrder(deps, before);
  await ensurePlace(deps, { owner, network });
  await ensureRoom(deps, owner);
  const job = await deps.store.create({
    ...wish,
    _id: id,
    owner,
    seed: await chooseSeed(deps.store, owner, wish),
    ...(network && { network }),
    ...(origin && { origin }),
  });
  // The same order came at the same time, and was first.
  if (job === null) return acceptJob(deps, requester, wish, orderId);
  // Told before it is in the queue: a quick worker's `job.active` must not be overtaken.
  pushProgress(deps.push, job.owner, { jobId: job._id, kind: job.kind, state: 'queued' });
  await enqueueJob(deps, job).catch((error: unknown) =>
    deps.log.warn({ err: error, jobId: job._id }, 'not enqueued, the sweep will'),
  );
  const view = await viewJob(deps, job);
  if (view.place) pushProgress(deps.push, job.owner, view);
  return view;
}
