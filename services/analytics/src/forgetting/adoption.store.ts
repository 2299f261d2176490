import { createHash } from 'node:crypto';
import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { AdoptRequest, VisitorMark } from '@lux/contracts/analytics/visitor-requests.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { type Connection, Schema } from 'mongoose';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Names in notes of who came and went: hashes, as such a list must not name people. */
export const nameOfPerson = {
  visitor: (mark: VisitorMark) => hash(`visitor:${mark}`),
  user: (id: string) => hash(`user:${id}`),
  /** A visitor by what services know it. */
  owner: (id: OwnerId) => hash(id),
  seat: (id: string) => hash(`seat:${id}`),
  /** Of everybody who was in it. */
  lesson: (id: string) => hash(`lesson:${id}`),
};

export interface Adoption {
  /** By a hash, as in the notes of who was forgotten. */
  visitor: string;
  userId: string;
  userMark: string;
  /** What the visitor asked before this moment is the user's. */
  at: Date;
}

const schema = new Schema<Adoption>(
  {
    visitor: { type: String, required: true },
    userId: { type: String, required: true },
    userMark: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'adoptions', versionKey: false },
);
schema.index({ at: 1 });
schema.index({ userId: 1 });

export type AdoptionStore = ReturnType<typeof createAdoptionStore>;

/** Which visitors became users lately, for events that were still under way then. */
export function createAdoptionStore(connection: Connection) {
  const model = connection.model('Adoption', schema);
  return {
    add: async ({ visitorMarks, userId, userMark }: AdoptRequest): Promise<void> => {
      const at = new Date();
      await model.insertMany(
        visitorMarks.map((mark) => ({ visitor: nameOfPerson.visitor(mark), userId, userMark, at })),
      );
    },

    /** Tells who has taken over an event, among those not older than `oldest`. */
    since: async (
      oldest: Date,
    ): Promise<(event: RequestCompletedEvent) => Adoption | undefined> => {
      const found = await model
        .find({ at: { $gte: oldest } })
        .sort({ at: 1 })
        .lean<Adoption[]>();
      const byVisitor = Map.groupBy(found, ({ visitor }) => visitor);
      return ({ timestamp, visitorToken, userId, place }) => {
        if (byVisitor.size === 0 || userId !== null || visitorToken === null) return undefined;
        if (place?.seatId) return undefined;
        const own = byVisitor.get(nameOfPerson.visitor(visitorToken));
        // A tablet goes from hand to hand: the first after the event has taken it over.
        return own?.find(({ at }) => Date.parse(timestamp) <= at.getTime());
      };
    },

    ofUser: async (userId: string): Promise<Adoption[]> =>
      model.find({ userId }).lean<Adoption[]>(),

    removeOfUser: async (userId: string): Promise<void> => {
      await model.deleteMany({ userId });
    },

    deleteOlderThan: async (limit: Date): Promise<void> => {
      await model.deleteMany({ at: { $lt: limit } });
    },
  };
}
