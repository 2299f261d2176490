import type { Adoption, Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobFailureReason, JobView } from '@lux/contracts/media/job.ts';
import type { JobWish } from '@lux/contracts/media/orders.ts';
import type { Origin } from '@lux/service-kit/tracing/origin.ts';
import { type Connection, Schema } from 'mongoose';

interface JobFacts {
  _id: Id;
  owner: OwnerId;
  state: JobView['state'];
  /** Decides what varies in the picture, so that a second run paints the same one. */
  seed: number;
  /** The bff's mark of where it came from, as long as it waits. */
  network?: string;
  /** How often a worker began it; the number of the newest run. */
  starts: number;
  /** Every file a run was given to write to, so that none is forgotten. */
  fileIds: Id[];
  /** The one that counts, once ready. */
  fileId?: Id;
  reason?: JobFailureReason;
  /** Whether it was told how it ended (see `publishOutcome`). */
  isTold?: boolean;
  /** German, for the child, when failed. */
  message?: string;
  /** The request that wished for it: its record hears how the job ended, the worker's log lines name it. */
  origin?: Origin;
  createdAt: Date;
  /** Last change of state or start. */
  updatedAt: Date;
  /** Of the newest run. */
  startedAt?: Date;
  finishedAt?: Date;
}

/** A job as it is stored: the truth about it. Redis only knows that there is work. */
export type JobRecord = JobFacts & JobWish;

const jobSchema = new Schema<JobRecord>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    wish: { type: Schema.Types.Mixed, required: true },
    seed: { type: Number, required: true },
    network: String,
    starts: { type: Number, required: true },
    fileIds: { type: [String], required: true },
    fileId: String,
    isTold: Boolean,
    reason: String,
    message: String,
    origin: { type: Schema.Types.Mixed },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    startedAt: Date,
    finishedAt: Date,
  },
  { versionKey: false },
)
  .index({ owner: 1, createdAt: -1 })
  .index({ state: 1, updatedAt: 1 })
  .index({ state: 1, finishedAt: -1 })
  .index({ state: 1, createdAt: -1 })
  .index({ fileIds: 1 })
  .index({ isTold: 1, finishedAt: 1 })
  .index({ fileId: 1 }, { sparse: true });

type NewJob = Pick<JobFacts, '_id' | 'owner' | 'seed' | 'network' | 'origin'> & JobWish;

const UNSETTLED: JobRecord['state'][] = ['queued', 'active'];
const unsettled = { $in: UNSETTLED };

export type JobStore = ReturnType<typeof createJobStore>;

/** Job records. Every change of state is one conditional update: the first to settle a job wins. */
export function createJobStore(connection: Connection) {
  const jobs = connection.model('Job', jobSchema);

  return {
    async create(job: NewJob): Promise<JobRecord> {
      const now = new Date();
      const record = { ...job, starts: 0, fileIds: [], createdAt: now, updatedAt: now };
      return (await jobs.create({ ...record, isTold: false, state: 'queued' })).toObject();
    },

    async get(id: Id): Promise<JobRecord | null> {
      return jobs.findById(id).lean();
    },

    /** A job of somebody else is like none at all. */
    async find(id: Id, owners: OwnerId[]): Promise<JobRecord | null> {
      return jobs.findOne({ _id: id, owner: { $in: owners } }).lean();
    },

    async adopt({ from, to }: Adoption): Promise<void> {
      await jobs.updateMany({ owner: from }, { $set: { owner: to } });
    },

    /** All jobs of these owners, the newest first. */
    async listOf(owners: OwnerId[]): Promise<JobRecord[]> {
      return jobs
        .find({ owner: { $in: owners } })
        .sort({ createdAt: -1 })
        .lean();
    },

    /** @returns the files that these owners' jobs have written or were about to write. */
    async removeOf(owners: OwnerId[]): Promise<Id[]> {
      const found = await this.listOf(owners);
      await jobs.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
      return found.flatMap(({ fileIds }) => fileIds);
    },

    /** Jobs of all children in one state, the newest first. */
    async listByState(state: JobRecord['state'], limit: number): Promise<JobRecord[]> {
      return jobs.find({ state }).sort({ updatedAt: -1 }).limit(limit).lean();
    },

    async countByState(): Promise<{ queued: number; active: number; failed: number }> {
      const [queued, active, failed] = await Promise.all(
        (['queued', 'active', 'failed'] as const).map((state) => jobs.countDocuments({ state })),
      );
      return { queued: queued ?? 0, active: active ?? 0, failed: failed ?? 0 };
    },

    /** Ready pictures and colouring pages whose file is there, the newest first. */
    async listPictures(limit: number, before?: Date): Promise<JobRecord[]> {
      return jobs
        .find({
          state: 'ready',
          kind: { $ne: 'pdf' },
          fileId: { $exists: true },
          ...(before && { createdAt: { $lt: before } }),
        })
        .sort({ createdAt: -1 })
        .limit(limit)
        .lean();
    },

    /** A file that is no more has no place in its job either. */
    async loseFile(fileId: Id): Promise<void> {
      await jobs.updateOne({ fileId }, { $unset: { fileId: 1 }, $pull: { fileIds: fileId } });
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

    /** Settled before, with files beside the one that counts. */
    async findWithSpareFiles(before: Date, limit: number): Promise<JobRecord[]> {
      return jobs
        .find({
          finishedAt: { $lt: before },
          $or: [
            { state: 'ready', 'fileIds.1': { $exists: true } },
            { state: 'failed', 'fileIds.0': { $exists: true } },
          ],
        })
        .limit(limit)
        .lean();
    },

    async forgetFiles(id: Id, fileIds: Id[]): Promise<void> {
      await jobs.updateOne({ _id: id }, { $pullAll: { fileIds } });
    },

    /** Those of these files that some job has written or was about to write. */
    async namedFiles(ids: Id[]): Promise<Set<Id>> {
      return new Set(await jobs.distinct('fileIds', { fileIds: { $in: ids } }));
    },

    async findFinished(before: Date, limit: number): Promise<JobRecord[]> {
      return jobs
        .find({ finishedAt: { $lt: before } })
        .limit(limit)
        .lean();
    },

    /** Only those that are finished still: a retry may have come first. @returns how many. */
    async deleteFinished(ids: Id[], before: Date): Promise<number> {
      const { deletedCount } = await jobs.deleteMany({
        _id: { $in: ids },
        finishedAt: { $lt: before },
      });
      return deletedCount;
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
          { $set: { state: 'ready', fileId, finishedAt: now, updatedAt: now } },
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
            $unset: { network: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean();
    },
  };
}
