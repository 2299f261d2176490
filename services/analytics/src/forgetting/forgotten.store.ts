import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { ForgetRequest } from '@lux/contracts/analytics/visitor-requests.ts';
import { type Connection, Schema } from 'mongoose';
import { type Adoption, nameOfPerson } from './adoption.store.ts';

interface Forgotten {
  /** A hash: a list of those who wanted to be forgotten must not name them. */
  _id: string;
  /** Events from before this moment are anonymised. */
  at: Date;
}

const schema = new Schema<Forgotten>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'forgotten', versionKey: false },
);
schema.index({ at: 1 });

export type ForgottenStore = ReturnType<typeof createForgottenStore>;

/** Who was forgotten lately, for events that were still under way then. */
export function createForgottenStore(connection: Connection) {
  const model = connection.model('Forgotten', schema);
  const note = async (people: Forgotten[]) => {
    await model.bulkWrite(
      people.map(({ _id, at }) => ({
        updateOne: { filter: { _id }, update: { $max: { at } }, upsert: true },
      })),
    );
  };
  return {
    add: async ({ visitorMarks, userId }: ForgetRequest): Promise<void> => {
      const at = new Date();
      const names = visitorMarks.map(nameOfPerson.visitor);
      if (userId) names.push(nameOfPerson.user(userId));
      await note(names.map((_id) => ({ _id, at })));
    },

    /** Notes of a user's adoptions outlast the user as notes of visitors. */
    addVisitors: async (adoptions: Adoption[]): Promise<void> => {
      await note(adoptions.map(({ visitor, at }) => ({ _id: visitor, at })));
    },

    /** Tells which events must be anonymised, among those not older than `oldest`. */
    since: async (oldest: Date): Promise<(event: OwnedEvent) => boolean> => {
      const found = await model.find({ at: { $gte: oldest } }).lean<Forgotten[]>();
      if (found.length === 0) return () => false;
      const byName = new Map(found.map(({ _id, at }) => [_id, at.getTime()]));
      return (event) => {
        const name = nameOf(event);
        return name !== null && Date.parse(event.timestamp) <= (byName.get(name) ?? 0);
      };
    },

    deleteOlderThan: async (limit: Date): Promise<void> => {
      await model.deleteMany({ at: { $lt: limit } });
    },
  };
}

type OwnedEvent = Pick<RequestCompletedEvent, 'timestamp' | 'visitorToken' | 'userId'>;

/** An event has one owner: the user if one was logged in, else the visitor. */
function nameOf({ userId, visitorToken }: OwnedEvent): string | null {
  if (userId !== null) return nameOfPerson.user(userId);
  return visitorToken === null ? null : nameOfPerson.visitor(visitorToken);
}
