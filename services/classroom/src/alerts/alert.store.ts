import type { SafetyAlert } from '@lux/contracts/classroom/board.ts';
import type { SeatName } from '@lux/contracts/classroom/school-class.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { type Connection, Schema } from 'mongoose';

/** A sentence in which the gate found danger. It outlasts the lesson, also one that is wiped. */
export interface AlertRecord {
  _id: Id;
  lessonId: Id;
  classId: Id;
  /** The place's record and its id then. */
  placeKey: string;
  placeId: Id;
  seat: SeatName | null;
  label: string;
  sentence: string;
  at: Date;
  /** Null until somebody has looked. */
  seenAt: Date | null;
  seenBy: string | null;
  seenById: Id | null;
  note: string | null;
}

const schema = new Schema<AlertRecord>(
  {
    _id: { type: String, required: true },
    lessonId: { type: String, required: true },
    classId: { type: String, required: true },
    placeKey: { type: String, required: true },
    placeId: { type: String, required: true },
    seat: { type: Schema.Types.Mixed, default: null },
    label: { type: String, required: true },
    sentence: { type: String, required: true },
    at: { type: Date, required: true },
    seenAt: { type: Date, default: null },
    seenBy: { type: String, default: null },
    seenById: { type: String, default: null },
    note: { type: String, default: null },
  },
  { versionKey: false, collection: 'alerts' },
)
  .index({ lessonId: 1, seenAt: 1 })
  .index({ classId: 1 })
  .index({ seenAt: 1 });

export type AlertStore = ReturnType<typeof createAlertStore>;

/** Signs of danger, kept until somebody has looked and 30 days more (CLASSROOM "Settled details"). */
export function createAlertStore(connection: Connection) {
  const alerts = connection.model('Alert', schema);
  return {
    /** Once, however often it is told of. */
    async add(record: AlertRecord): Promise<void> {
      const { _id, ...rest } = record;
      await alerts.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true });
    },

    async listUnseen(lessonId: Id): Promise<AlertRecord[]> {
      return alerts.find({ lessonId, seenAt: null }).sort({ at: 1 }).lean();
    },

    /** The oldest of one place. */
    async firstUnseen(lessonId: Id, placeKey: string): Promise<AlertRecord | undefined> {
      const found = await alerts
        .findOne({ lessonId, placeKey, seenAt: null })
        .sort({ at: 1 })
        .lean();
      return found ?? undefined;
    },

    /** The first to look stays named. @returns null where there is no such alert. */
    async see(
      { id, lessonId }: { id: Id; lessonId: Id },
      seen: { by: string; byId: Id; note: string | null },
    ): Promise<AlertRecord | null> {
      const first = await alerts
        .findOneAndUpdate(
          { _id: id, lessonId, seenAt: null },
          {
            $set: { seenAt: new Date(), seenBy: seen.by, seenById: seen.byId, note: seen.note },
          },
          { returnDocument: 'after' },
        )
        .lean();
      return first ?? (await alerts.findOne({ _id: id, lessonId }).lean());
    },

    async listOfSeats(seatIds: Id[]): Promise<AlertRecord[]> {
      return alerts.find({ 'seat.id': { $in: seatIds } }).lean();
    },

    async removeOfSeat(seatId: Id): Promise<void> {
      await alerts.deleteMany({ 'seat.id': seatId });
    },

    /** The child's wish; a sentence nobody has looked at stays until somebody has. */
    async removeSeenOfSeat(seatId: Id): Promise<void> {
      await alerts.deleteMany({ 'seat.id': seatId, seenAt: { $ne: null } });
    },

    async removeOfClass(classId: Id): Promise<void> {
      await alerts.deleteMany({ classId });
    },

    async deleteSeenBefore(limit: Date): Promise<number> {
      const { deletedCount } = await alerts.deleteMany({ seenAt: { $ne: null, $lt: limit } });
      return deletedCount;
    },
  };
}

export function viewAlert({ _id, sentence, at, seenBy }: AlertRecord): SafetyAlert {
  return { id: _id, sentence, at: at.toISOString(), ...(seenBy && { seenBy }) };
}
