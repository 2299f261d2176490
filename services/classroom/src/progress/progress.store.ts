import type { ClassProgress, Reading } from '@lux/contracts/classroom/progress.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { type Connection, Schema } from 'mongoose';
import type { TaskMemory } from './learning/task-memory.ts';

/** A seat in its class at a glance, without its sign. */
export type Glance = Omit<ClassProgress['seats'][number], 'seat'>;

/** All that is known of what one child can do: one document, so that a round counts in one write. */
export interface ProgressRecord {
  _id: OwnerId;
  tasks: TaskMemory[];
  /** The last ten that were read aloud, newest first. */
  readings: (Omit<Reading, 'at'> & { at: Date })[];
  /** Rounds that are counted, the newest last: one that comes again counts no more. */
  roundIds: Id[];
  /** What a teacher sees of it among thirty; made with each change, as a class is opened more often. */
  glance: Glance | null;
  /** When everything was forgotten: rounds that were played before do not count. */
  forgottenAt: Date | null;
  updatedAt: Date;
  /** Grows with each change; two at once are told apart by it. */
  revision: number;
}

/** What is shown of it. */
export type Learnt = Omit<ProgressRecord, 'roundIds' | 'glance'>;

const schema = new Schema<ProgressRecord>(
  {
    _id: { type: String, required: true },
    tasks: { type: Schema.Types.Mixed, required: true },
    readings: { type: Schema.Types.Mixed, required: true },
    roundIds: { type: [String], required: true },
    glance: { type: Schema.Types.Mixed, default: null },
    forgottenAt: { type: Date, default: null },
    updatedAt: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { versionKey: false, collection: 'progress', minimize: false },
).index({ forgottenAt: 1 });

export type ProgressStore = ReturnType<typeof createProgressStore>;

/** What children can do, by owner. */
export function createProgressStore(connection: Connection) {
  const progress = connection.model('Progress', schema);

  return {
    async find(owner: OwnerId): Promise<ProgressRecord | null> {
      return progress.findById(owner).lean();
    },

    async listOf(owners: OwnerId[]): Promise<Learnt[]> {
      return progress.find({ _id: { $in: owners } }, { roundIds: 0, glance: 0 }).lean();
    },

    async readGlances(owners: OwnerId[]): Promise<Map<OwnerId, Glance>> {
      const found = await progress.find({ _id: { $in: owners } }, { glance: 1 }).lean();
      return new Map(found.flatMap(({ _id, glance }) => (glance ? [[_id, glance]] : [])));
    },

    /** @returns false where somebody else has changed it since it was read. */
    async put(record: ProgressRecord): Promise<boolean> {
      const { _id, revision, ...changed } = record;
      if (revision === 0) return create({ ...record, revision: 1 });
      const { matchedCount } = await progress.updateOne(
        { _id, revision },
        { $set: { ...changed, revision: revision + 1 } },
      );
      return matchedCount === 1;
    },

    /** Nothing is left but since when, so that rounds on their way do not bring it back. */
    async forget(owners: OwnerId[], forgottenAt = new Date()): Promise<void> {
      for (const _id of owners) {
        await progress.updateOne(
          { _id },
          {
            $set: {
              tasks: [],
              readings: [],
              roundIds: [],
              glance: null,
              forgottenAt,
              updatedAt: forgottenAt,
            },
            $inc: { revision: 1 },
          },
          { upsert: true },
        );
      }
    },

    /** Once no round from before can be on its way any more, the empty record goes, too. */
    async removeForgottenBefore(limit: Date): Promise<number> {
      const empty = { 'tasks.0': { $exists: false } };
      const { deletedCount } = await progress.deleteMany({
        forgottenAt: { $ne: null, $lt: limit },
        ...empty,
      });
      return deletedCount;
    },
  };

  async function create(record: ProgressRecord): Promise<boolean> {
    try {
      await progress.create(record);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
