import type { Afterwards, LessonArea } from '@lux/contracts/classroom/lesson.ts';
import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { TaskKey } from '@lux/contracts/games/answered-task.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { type Connection, Schema } from 'mongoose';

export interface AlbumPicture {
  fileId: Id;
  /** Who made it. */
  owner: OwnerId;
  label: string;
}

export interface LessonRecord {
  _id: Id;
  classId: Id;
  /** Who started it, and whom the class album belongs to after a wipe. */
  teacherId: Id;
  code: string;
  /** The code and the class while it runs: unique. */
  runningCode?: string;
  runningClass?: Id;
  startedAt: Date;
  endsAt: Date;
  /** When somebody ended it, which after a crash is later than `endsAt`; null before. */
  endedAt: Date | null;
  areas: LessonArea[];
  topic: string | null;
  isPaused: boolean;
  afterwards: Afterwards;
  allowsGuests: boolean;
  /** What its teacher has children practise; empty: what is weak comes more often. */
  practice: TaskKey[];
  hasTimer: boolean;
  /** How many guests there were. */
  guests: number;
  album: AlbumPicture[];
  /** When everything was gone that should go; null before. */
  clearedAt: Date | null;
  /** Not before this moment: one copy of the service is at clearing it. */
  leasedUntil: Date;
  /** Grows with each change. */
  revision: number;
}

const schema = new Schema<LessonRecord>(
  {
    _id: { type: String, required: true },
    classId: { type: String, required: true },
    teacherId: { type: String, required: true },
    code: { type: String, required: true },
    runningCode: String,
    runningClass: String,
    startedAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    areas: { type: [String], required: true },
    topic: { type: String, default: null },
    isPaused: { type: Boolean, required: true },
    afterwards: { type: String, required: true },
    allowsGuests: { type: Boolean, required: true },
    practice: { type: [String], default: [] },
    hasTimer: { type: Boolean, default: true },
    guests: { type: Number, required: true },
    album: { type: [{ _id: false, fileId: String, owner: String, label: String }], required: true },
    clearedAt: { type: Date, default: null },
    leasedUntil: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { versionKey: false, collection: 'lessons' },
)
  .index({ runningCode: 1 }, { unique: true, sparse: true })
  .index({ runningClass: 1 }, { unique: true, sparse: true })
  .index({ classId: 1, startedAt: -1 })
  .index({ endedAt: 1, endsAt: 1 })
  .index({ clearedAt: 1, leasedUntil: 1 });

type Changes = Partial<
  Pick<LessonRecord, 'endsAt' | 'areas' | 'topic' | 'isPaused' | 'practice' | 'hasTimer' | 'album'>
>;

const LIST_LIMIT = 100;
const LEASE_MS = 20_000;

export type LessonStore = ReturnType<typeof createLessonStore>;

/** Lessons, running and past. */
export function createLessonStore(connection: Connection) {
  const lessons = connection.model('Lesson', schema);

  return {
    /** @returns false where the class has a running lesson, or a running lesson the code. */
    async add(record: LessonRecord): Promise<boolean> {
      try {
        await lessons.create({
          ...record,
          runningCode: record.code,
          runningClass: record.classId,
        });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    async find(id: Id): Promise<LessonRecord | null> {
      return lessons.findById(id).lean();
    },

    async findRunning(classId: Id): Promise<LessonRecord | null> {
      return lessons.findOne({ runningClass: classId }).lean();
    },

    async findByCode(code: string): Promise<LessonRecord | null> {
      return lessons.findOne({ runningCode: code }).lean();
    },

    /** The newest first. */
    async listOfClass(classId: Id): Promise<LessonRecord[]> {
      return lessons.find({ classId }).sort({ startedAt: -1 }).limit(LIST_LIMIT).lean();
    },

    /** The classes of lessons, by lesson. */
    async classesOf(ids: readonly Id[]): Promise<Map<Id, Id>> {
      const found = await lessons.find({ _id: { $in: ids } }, { classId: 1 }).lean();
      return new Map(found.map(({ _id, classId }) => [_id, classId]));
    },

    async listRunning(): Promise<LessonRecord[]> {
      return lessons.find({ endedAt: null }).lean();
    },

    /** Those whose time is up and that nobody has ended. */
    async listDue(now = new Date()): Promise<LessonRecord[]> {
      return lessons.find({ endedAt: null, endsAt: { $lte: now } }).lean();
    },

    /** @returns null where its time is up: a lesson that is over does not come back. */
    async change(id: Id, changes: Changes, now = new Date()): Promise<LessonRecord | null> {
      return lessons
        .findOneAndUpdate(
          { _id: id, endedAt: null, endsAt: { $gt: now } },
          { $set: changes, $inc: { revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
    },

    /** Also once it is over: the class chooses its pictures then. */
    async setAlbum(id: Id, album: AlbumPicture[]): Promise<LessonRecord | null> {
      const change = { $set: { album }, $inc: { revision: 1 } };
      return lessons.findByIdAndUpdate(id, change, { returnDocument: 'after' }).lean();
    },

    /** @returns the number of the new guest. */
    async countGuest(id: Id): Promise<number> {
      const counted = await lessons
        .findByIdAndUpdate(id, { $inc: { guests: 1 } }, { returnDocument: 'after' })
        .lean();
      return counted?.guests ?? 1;
    },

    /**
     * Ends it now, or when its time was up.
     *
     * @param isDue only if its time is up: a teacher may just have given it five more minutes.
     * @returns null where it has ended before.
     */
    async end(id: Id, { isDue = false } = {}): Promise<LessonRecord | null> {
      const now = new Date();
      return lessons
        .findOneAndUpdate(
          { _id: id, endedAt: null, ...(isDue && { endsAt: { $lte: now } }) },
          {
            $set: { endedAt: now, isPaused: false },
            $min: { endsAt: now },
            $unset: { runningCode: 1, runningClass: 1 },
            $inc: { revision: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean();
    },

    /** One that is over and not cleared, for this copy alone for a while; null where there is none. */
    async takeUncleared(now = new Date()): Promise<LessonRecord | null> {
      return lessons
        .findOneAndUpdate(
          { clearedAt: null, endedAt: { $ne: null }, leasedUntil: { $lte: now } },
          { $set: { leasedUntil: new Date(now.getTime() + LEASE_MS) } },
          { sort: { leasedUntil: 1 }, returnDocument: 'after' },
        )
        .lean();
    },

    /** Lets another try come at this moment. */
    async release(id: Id, at: Date): Promise<void> {
      await lessons.updateOne({ _id: id, clearedAt: null }, { $set: { leasedUntil: at } });
    },

    /** @param albumOwner to whom the album's pictures belong from here on; unset: to who made them. */
    async cleared(id: Id, albumOwner?: OwnerId): Promise<void> {
      const owned = albumOwner && { 'album.$[].owner': albumOwner };
      const change = { $set: { clearedAt: new Date(), ...owned } };
      await lessons.updateOne({ _id: id, clearedAt: null }, change);
    },

    /** How many are over and not cleared, and since when the oldest is. */
    async waitingToBeCleared(): Promise<{ count: number; oldest: Date | null }> {
      const found = await lessons
        .find({ clearedAt: null, endedAt: { $ne: null } }, { endedAt: 1 })
        .sort({ endedAt: 1 })
        .lean();
      return { count: found.length, oldest: found[0]?.endedAt ?? null };
    },

    /** @returns whether all are gone: one that is not cleared yet stays. */
    async removeOfClass(classId: Id): Promise<boolean> {
      await lessons.deleteMany({ classId, clearedAt: { $ne: null } });
      return (await lessons.exists({ classId })) === null;
    },

    /** When the class has its next lesson after this moment; null where there was none. */
    async nextStart(classId: Id, after: Date): Promise<Date | null> {
      const next = await lessons
        .findOne({ classId, startedAt: { $gte: after } }, { startedAt: 1 })
        .sort({ startedAt: 1 })
        .lean();
      return next?.startedAt ?? null;
    },

    /** Past ones, once everything is cleared. */
    async deleteOlderThan(limit: Date): Promise<Id[]> {
      const old = await lessons
        .find({ clearedAt: { $ne: null }, endedAt: { $lt: limit } }, { _id: 1 })
        .lean();
      const ids = old.map(({ _id }) => _id);
      await lessons.deleteMany({ _id: { $in: ids } });
      return ids;
    },
  };
}
