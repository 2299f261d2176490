import { createId } from '@lux/service-kit/secrets.ts';
import { type Connection, Schema } from 'mongoose';
import type { CountsByDay, DailyCounts } from './daily-counts.ts';

/** A stretch of events that one process stored, with what they add up to (decisions/010). */
export interface Segment {
  _id: string;
  openedAt: Date;
  /** Goes up with each writing, so that a recount never overwrites what came after it. */
  version: number;
  /** Its process will store no more under it, and what it says is true. */
  isClosed: boolean;
  days: CountsByDay;
}

/** With the days as MongoDB keeps them. */
type StoredSegment = Omit<Segment, 'days'> & { days: Record<string, DailyCounts> };

const schema = new Schema<StoredSegment>(
  {
    _id: { type: String, required: true },
    openedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    isClosed: { type: Boolean, required: true },
    days: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'segments', versionKey: false, minimize: false },
);

export type SegmentStore = ReturnType<typeof createSegmentStore>;

/** Segments that are not yet part of their days. */
export function createSegmentStore(connection: Connection) {
  const model = connection.model('Segment', schema);
  return {
    /** Must be there before the first event that names it: a missing segment is a folded one. */
    open: async (): Promise<string> => {
      const _id = createId();
      await model.create({ _id, openedAt: new Date(), version: 0, isClosed: false, days: {} });
      return _id;
    },

    /** By its owner, who knows. Answers false where it was folded meanwhile. */
    write: async (id: string, days: CountsByDay, { isClosed = false } = {}): Promise<boolean> => {
      const { matchedCount } = await model.updateOne(
        { _id: id },
        { $set: { days: Object.fromEntries(days), isClosed }, $inc: { version: 1 } },
      );
      return matchedCount === 1;
    },

    /** By whoever counted its events again. Answers false where it was written meanwhile. */
    correct: async (
      { _id, version }: Pick<Segment, '_id' | 'version'>,
      days: CountsByDay,
      { isClosed = false } = {},
    ): Promise<boolean> => {
      const { matchedCount } = await model.updateOne(
        { _id, version, isClosed: false },
        { $set: { days: Object.fromEntries(days), isClosed }, $inc: { version: 1 } },
      );
      return matchedCount === 1;
    },

    find: async (id: string): Promise<Segment | null> => {
      const found = await model.findById(id).lean<StoredSegment>();
      return found && fromStored(found);
    },

    list: async (): Promise<Segment[]> =>
      (await model.find().lean<StoredSegment[]>()).map(fromStored),

    remove: async (id: string): Promise<void> => {
      await model.deleteOne({ _id: id });
    },
  };
}

function fromStored({ days, ...rest }: StoredSegment): Segment {
  return { ...rest, days: new Map(Object.entries(days)) };
}
