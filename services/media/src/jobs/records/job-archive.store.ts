import type { Adoption, Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { Connection } from 'mongoose';
import { type JobRecord, openJobs } from './job-record.ts';

/** Of jobs that have ended; their results stay. */
export const KEEP_JOBS_DAYS = 30;

export type JobArchive = ReturnType<typeof createJobArchive>;

/** All jobs, as admins look through them, retention deletes them, and their owners take them along. */
export function createJobArchive(connection: Connection) {
  const jobs = openJobs(connection);

  return {
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

    /** What these owners wished for in a period. */
    async listWished(
      owners: OwnerId[],
      { from, to }: { from: Date; to: Date },
    ): Promise<JobRecord[]> {
      return jobs.find({ owner: { $in: owners }, createdAt: { $gte: from, $lte: to } }).lean();
    },

    async remove(id: Id): Promise<void> {
      await jobs.deleteOne({ _id: id });
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

    /** The ready job that made a file, its wish included. */
    async removeOfFile(fileId: Id): Promise<void> {
      await jobs.deleteOne({ fileId, state: 'ready' });
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

    /** Jobs that have made the cards of a class. */
    async findCards(before: Date): Promise<JobRecord[]> {
      const ready = { state: 'ready', fileId: { $exists: true } } as const;
      return jobs
        .find({ ...ready, 'wish.className': { $exists: true }, finishedAt: { $lt: before } })
        .lean();
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
  };
}
