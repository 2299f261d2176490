import { type Connection, Schema } from 'mongoose';
import type { DailyCounts } from './daily-counts.ts';

export interface Day extends DailyCounts {
  /** `YYYY-MM-DD` in Europe/Berlin. */
  _id: string;
  /** Segments that are counted in already, as long as they might be added again. */
  folded: { id: string; at: Date }[];
}

const counts = { type: Schema.Types.Mixed, default: {} };
const schema = new Schema<Day>(
  {
    _id: { type: String, required: true },
    type: { type: Schema.Types.Mixed, default: {} },
    status: counts,
    safety: counts,
    duration: counts,
    characters: counts,
    folded: [{ _id: false, id: String, at: Date }],
  },
  { collection: 'days', versionKey: false, minimize: false },
);

export type DayStore = ReturnType<typeof createDayStore>;

/** DailyCounts by day, kept for good: they tell of no person. */
export function createDayStore(connection: Connection) {
  const model = connection.model('Day', schema);
  return {
    /** Adds a segment's counts to a day; the second time nothing happens. */
    addOnce: async (day: string, segmentId: string, counts: DailyCounts): Promise<void> => {
      await model.updateOne({ _id: day }, { $setOnInsert: { folded: [] } }, { upsert: true });
      const increments = Object.entries(counts).flatMap(([group, named]) =>
        Object.entries(named).map(([name, count]) => [`${group}.${name}`, count]),
      );
      await model.updateOne(
        { _id: day, 'folded.id': { $ne: segmentId } },
        {
          $inc: Object.fromEntries(increments),
          $push: { folded: { id: segmentId, at: new Date() } },
        },
      );
    },

    /** All of the days from this one on; of those before it only the requests by type. */
    list: async (
      from: string,
    ): Promise<{ recent: Day[]; older: Pick<Day, '_id' | 'type' | 'folded'>[] }> => {
      const [recent, older] = await Promise.all([
        model
          .find({ _id: { $gte: from } })
          .sort({ _id: 1 })
          .lean<Day[]>(),
        model.find({ _id: { $lt: from } }, { type: 1, folded: 1 }).lean<Day[]>(),
      ]);
      return { recent, older };
    },

    /** A segment that was folded before this moment is not added again. */
    forgetFolded: async (before: Date): Promise<void> => {
      await model.updateMany({}, { $pull: { folded: { at: { $lt: before } } } });
    },
  };
}
