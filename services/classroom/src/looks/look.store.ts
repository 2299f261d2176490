import type { Look } from '@lux/contracts/classroom/board.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { type Connection, Schema } from 'mongoose';

interface LookRecord {
  _id: Id;
  /** Null: all of a seat was handed out, for its parents. */
  lessonId: Id | null;
  classId: Id;
  /** Of the seat; null for a guest. */
  seatId: Id | null;
  label: string;
  teacherId: Id;
  teacher: string;
  reason: string;
  at: Date;
}

const schema = new Schema<LookRecord>(
  {
    _id: { type: String, required: true },
    lessonId: { type: String, default: null },
    classId: { type: String, required: true },
    seatId: { type: String, default: null },
    label: { type: String, required: true },
    teacherId: { type: String, required: true },
    teacher: { type: String, required: true },
    reason: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'looks' },
)
  .index({ classId: 1, at: -1 })
  .index({ teacherId: 1 })
  .index({ at: 1 });

const LIST_LIMIT = 1_000;

export type LookStore = ReturnType<typeof createLookStore>;

/**
 * The log of looks. It only grows: there is no way to change an entry, and none to take one away but
 * age, also where its class or its teacher is gone.
 */
export function createLookStore(connection: Connection) {
  const looks = connection.model('Look', schema);
  return {
    async add(record: LookRecord): Promise<void> {
      await looks.create(record);
    },

    /** The latest first. */
    async listOfClass(classId: Id): Promise<Look[]> {
      const found = await looks.find({ classId }).sort({ at: -1 }).limit(LIST_LIMIT).lean();
      return found.map(viewLook);
    },

    async listOfTeacher(teacherId: Id): Promise<Look[]> {
      return (await looks.find({ teacherId }).sort({ at: -1 }).lean()).map(viewLook);
    },

    async listOfSeats(seatIds: Id[]): Promise<Look[]> {
      const found = await looks
        .find({ seatId: { $in: seatIds } })
        .sort({ at: -1 })
        .lean();
      return found.map(viewLook);
    },

    async deleteOlderThan(limit: Date): Promise<number> {
      const { deletedCount } = await looks.deleteMany({ at: { $lt: limit } });
      return deletedCount;
    },
  };
}

export function viewLook({ _id, lessonId, label, teacher, reason, at }: LookRecord): Look {
  return { id: _id, lessonId, label, teacher, reason, at: at.toISOString() };
}
