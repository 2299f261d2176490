import type { ClassTeacher, SeatSign } from '@lux/contracts/classroom/school-class.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { type Connection, Schema } from 'mongoose';

export interface SeatRecord {
  _id: Id;
  sign: SeatSign;
  /** Null: whoever taps the drawing takes the seat. */
  picturesHash: string | null;
}

/** A class with all that belongs to it, so that each change is one conditional write. */
export interface ClassRecord {
  _id: Id;
  name: string;
  ageGroup: AgeGroup;
  /** In the order of the room. */
  seats: SeatRecord[];
  teachers: ClassTeacher[];
  createdAt: Date;
  /** Its last lesson or change: a class nobody uses for a year goes. */
  usedAt: Date;
  /** What its next lesson offers, in this order; classes from before materials have none. */
  materialIds?: Id[];
  /** Grows with each change; two at once are told apart by it. */
  revision: number;
  /** Seats that were taken away, whose things are not yet gone in all services. */
  goneSeats: Id[];
  /** Nobody sees it any more; the record goes when everything else has. */
  isDeleted: boolean;
}

const seat = new Schema<SeatRecord>(
  {
    _id: { type: String, required: true },
    sign: {
      drawing: { type: String, required: true },
      color: { type: String, required: true },
    },
    picturesHash: { type: String, default: null },
  },
  { id: false },
);
const teacher = new Schema<ClassTeacher>(
  { userId: { type: String, required: true }, username: { type: String, default: null } },
  { _id: false },
);
const schema = new Schema<ClassRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    ageGroup: { type: String, required: true },
    seats: { type: [seat], required: true },
    teachers: { type: [teacher], required: true },
    createdAt: { type: Date, required: true },
    usedAt: { type: Date, required: true },
    revision: { type: Number, required: true },
    goneSeats: { type: [String], required: true },
    materialIds: { type: [String], default: [] },
    isDeleted: { type: Boolean, required: true },
  },
  { versionKey: false, collection: 'classes' },
)
  .index({ 'teachers.userId': 1 })
  .index({ 'seats._id': 1 })
  .index({ usedAt: 1 });

export type ClassChanges = Partial<
  Pick<
    ClassRecord,
    'name' | 'ageGroup' | 'seats' | 'teachers' | 'goneSeats' | 'isDeleted' | 'materialIds'
  >
>;

export type ClassStore = ReturnType<typeof createClassStore>;

/** Classes with their seats and teachers. */
export function createClassStore(connection: Connection) {
  const classes = connection.model('Class', schema);

  return {
    async create(record: ClassRecord): Promise<void> {
      await classes.create(record);
    },

    async find(id: Id): Promise<ClassRecord | null> {
      return classes.findOne({ _id: id, isDeleted: false }).lean();
    },

    /** Names by class, of those that are there. */
    async namesOf(ids: readonly Id[]): Promise<Map<Id, string>> {
      const which = { _id: { $in: ids }, isDeleted: false };
      const found = await classes.find(which, { name: 1 }).lean();
      return new Map(found.map(({ _id, name }) => [_id, name]));
    },

    async findOfTeacher(id: Id, userId: Id): Promise<ClassRecord | null> {
      return classes.findOne({ _id: id, 'teachers.userId': userId }).lean();
    },

    async findOfSeat(seatId: Id): Promise<ClassRecord | null> {
      return classes.findOne({ 'seats._id': seatId }).lean();
    },

    /** The oldest first. */
    async listOfTeacher(userId: Id): Promise<ClassRecord[]> {
      return classes.find({ 'teachers.userId': userId }).sort({ createdAt: 1 }).lean();
    },

    async countOfTeacher(userId: Id): Promise<number> {
      return classes.countDocuments({ 'teachers.userId': userId });
    },

    /** @returns null where somebody else has changed the class since it was read. */
    async change(read: ClassRecord, change: ClassChanges): Promise<ClassRecord | null> {
      return classes
        .findOneAndUpdate(
          { _id: read._id, revision: read.revision },
          { $set: { ...change, usedAt: new Date() }, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
    },

    async touch(id: Id): Promise<void> {
      await classes.updateOne({ _id: id }, { $set: { usedAt: new Date() }, $inc: { revision: 1 } });
    },

    /** Those with seats, or as a whole, on their way out. */
    async listLeaving(): Promise<ClassRecord[]> {
      return classes
        .find({ $or: [{ isDeleted: true }, { 'goneSeats.0': { $exists: true } }] })
        .lean();
    },

    /** Nothing of this seat is left anywhere. */
    async forgetSeat(id: Id, seatId: Id): Promise<void> {
      await classes.updateOne({ _id: id }, { $pull: { goneSeats: seatId } });
    },

    /** The record of a deleted class, once nothing of its seats is left. */
    async removeDeleted(id: Id): Promise<void> {
      await classes.deleteOne({ _id: id, isDeleted: true, goneSeats: [] });
    },

    async listUnusedSince(before: Date): Promise<ClassRecord[]> {
      return classes.find({ usedAt: { $lt: before }, isDeleted: false }).lean();
    },
  };
}
