import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobWish } from '@lux/contracts/media/orders.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import type { Connection } from 'mongoose';
import { type JobFacts, type JobRecord, openJobs } from './job-record.ts';

type NewJob = Pick<JobFacts, '_id' | 'owner' | 'seed' | 'network' | 'origin'> & JobWish;

const UNSETTLED: JobRecord['state'][] = ['queued', 'active'];
const unsettled = { $in: UNSETTLED };

/** Picture passwords on the cards of a class: needed until the job has ended, whichever way. */
const secrets = { 'wish.cards': 1 } as const;

export type JobStore = ReturnType<typeof createJobStore>;

/** Jobs under way. Every change of state is one conditional update: the first to settle a job wins. */
export function createJobStore(connection: Connection) {
  const jobs = openJobs(connection);

  return {
    /** Null where there is one of this id already. */
    async create(job: NewJob): Promise<JobRecord | null> {
      const now = new Date();
      const record = { ...job, starts: 0, fileIds: [], createdAt: now, updatedAt: now };
      try {
        return (await jobs.create({ ...record, isTold: false, state: 'queued' })).toObject();
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },

    async get(id: Id): Promise<JobRecord | null> {
      return jobs.findById(id).lean();
    },

    /** A job of somebody else is like none at all. */
    async find(id: Id, owners: OwnerId[]): Promise<JobRecord | null> {
      return jobs.findOne({ _id: id, owner: { $in: owners } }).lean();
    },

    /** Back to the queue; null where it has not failed, or its child has cancelled it. */
    async retry(id: Id): Promise<JobRecord | null> {
      return jobs
        .findOneAndUpdate(
          { _id: id, state: 'failed', reason: { $ne: 'CANCELLED' } },
          {
            $set: { state: 'queued', starts: 0, isTold: false, updatedAt: new Date() },
            $unset: { reason: 1, message: 1, startedAt: 1, finishedAt: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean();
    },

    /** Null where a retry came first. */
    async removeFailed(id: Id): Promise<JobRecord | null> {
      return jobs.findOneAndDelete({ _id: id, state: 'failed' }).lean();
    },

    async countQueued(owner: OwnerId): Promise<number> {
      return jobs.countDocuments({ owner, state: 'queued' });
    },

    /** Waiting jobs by the network they came from, of those where it is known. */
    async countQueuedByNetwork(): Promise<Map<string, number>> {
      const counts = await jobs.aggregate<{ _id: string; count: number }>([
        { $match: { state: 'queued', network: { $exists: true } } },
        { $group: { _id: '$network', count: { $sum: 1 } } },
      ]);
      return new Map(counts.map(({ _id, count }) => [_id, count]));
    },

    /** How often this child has wished for the same in the same words. */
    async countSame(owner: OwnerId, kind: JobRecord['kind'], prompt: string): Promise<number> {
      return jobs.countDocuments({ owner, kind, 'wish.prompt': prompt });
    },

    async findQueued(ids: Id[]): Promise<JobRecord[]> {
      return jobs.find({ _id: { $in: ids }, state: 'queued' }).lean();
    },

    /** Neither ready nor failed, and untouched since `before`; oldest first. */
    async findUnsettled(before: Date, limit: number): Promise<JobRecord[]> {
      return jobs
        .find({ state: unsettled, updatedAt: { $lt: before } })
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean();
    },

    /** Jobs that ended before and were not told of; oldest first. */
    async findUntold(before: Date, limit: number): Promise<JobRecord[]> {
      return jobs
        .find({ isTold: false, finishedAt: { $lt: before } })
        .sort({ finishedAt: 1 })
        .limit(limit)
        .lean();
    },

    /** Of this end only: a retry may have led to another one meanwhile. */
    async noteTold(id: Id, finishedAt: Date): Promise<void> {
      await jobs.updateOne({ _id: id, finishedAt }, { $set: { isTold: true } });
    },

    /** The newest ready jobs. */
    async findReady(limit: number): Promise<JobRecord[]> {
      return jobs.find({ state: 'ready' }).sort({ finishedAt: -1 }).limit(limit).lean();
    },

    /** Whether any child's picture or colouring page has become ready after `moment`. */
    async hasPaintedSince(moment: Date): Promise<boolean> {
      const found = await jobs.exists({
        state: 'ready',
        finishedAt: { $gt: moment },
        kind: { $ne: 'pdf' },
      });
      return found !== null;
    },

    /** Notes a new run and the file it will write; null where the job is settled already. */
    async begin(id: Id, fileId: Id): Promise<JobRecord | null> {
      const now = new Date();
      return jobs
        .findOneAndUpdate(
          { _id: id, state: unsettled },
          {
            $set: { state: 'active', startedAt: now, updatedAt: now },
            $inc: { starts: 1 },
            $push: { fileIds: fileId },
            $unset: { network: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean();
    },

    /** Of two runs of one job the first to come here wins; the other gets null. */
    async complete(id: Id, fileId: Id): Promise<JobRecord | null> {
      const now = new Date();
      return jobs
        .findOneAndUpdate(
          { _id: id, state: 'active' },
          { $set: { state: 'ready', fileId, finishedAt: now, updatedAt: now }, $unset: secrets },
          { returnDocument: 'after' },
        )
        .lean();
    },

    /** @param start only if this run is still the newest: an older one must not end a newer one. */
    async fail(
      id: Id,
      failure: Required<Pick<JobRecord, 'reason' | 'message'>>,
      start?: number,
    ): Promise<JobRecord | null> {
      const now = new Date();
      return jobs
        .findOneAndUpdate(
          { _id: id, state: unsettled, ...(start !== undefined && { starts: start }) },
          {
            $set: { state: 'failed', ...failure, finishedAt: now, updatedAt: now },
            $unset: { network: 1, claimedPage: 1, ...secrets },
          },
          { returnDocument: 'after' },
        )
        .lean();
    },

    /**
     * Makes this job the one that makes a page. Of many at once one gets it: the index decides.
     *
     * @returns false where another job has it.
     */
    async claimPage(id: Id, page: string): Promise<boolean> {
      try {
        await jobs.updateOne({ _id: id }, { $set: { claimedPage: page } });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** The job that makes a page, or has made it. */
    async findByPage(page: string): Promise<JobRecord | null> {
      return jobs.findOne({ claimedPage: page }).lean();
    },

    /** Takes a page from a job, unless that was begun once more meanwhile. */
    async releasePage({ _id, starts }: Pick<JobRecord, '_id' | 'starts'>): Promise<void> {
      await jobs.updateOne({ _id, starts }, { $unset: { claimedPage: 1 } });
    },
  };
}
