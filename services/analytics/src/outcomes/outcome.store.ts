import type { PictureSettledEvent } from '@lux/contracts/analytics/events.ts';
import { type Connection, Schema } from 'mongoose';

/** How the picture of one request ended. With both, a failed one was tried again and is ready. */
export interface Outcome {
  /** The request's id. */
  _id: string;
  imageUrl?: string;
  failure?: NonNullable<PictureSettledEvent['failure']>;
  at: Date;
}

const schema = new Schema<Outcome>(
  {
    _id: { type: String, required: true },
    imageUrl: String,
    failure: String,
    at: { type: Date, required: true },
  },
  { collection: 'outcomes', versionKey: false },
);
schema.index({ at: 1 });

export type OutcomeStore = ReturnType<typeof createOutcomeStore>;

/** Results of pictures that wait for their requests to be stored. */
export function createOutcomeStore(connection: Connection) {
  const model = connection.model('Outcome', schema);
  return {
    /** In any order and any number of times with the same end. */
    add: async (events: PictureSettledEvent[]): Promise<void> => {
      const at = new Date();
      await model.bulkWrite(
        events.map(({ requestId, imageUrl, failure }) => ({
          updateOne: {
            filter: { _id: requestId },
            update: { $set: { ...(imageUrl && { imageUrl }), ...(failure && { failure }), at } },
            upsert: true,
          },
        })),
      );
    },

    of: async (requestIds: string[]): Promise<Outcome[]> =>
      model.find({ _id: { $in: requestIds } }).lean<Outcome[]>(),

    remove: async (requestIds: string[]): Promise<void> => {
      await model.deleteMany({ _id: { $in: requestIds } });
    },

    deleteOlderThan: async (limit: Date): Promise<void> => {
      await model.deleteMany({ at: { $lt: limit } });
    },
  };
}
