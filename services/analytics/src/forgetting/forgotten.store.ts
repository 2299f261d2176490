import { createHash } from 'node:crypto';
import type { ForgetRequest } from '@lux/contracts/analytics/forget-request.ts';
import { type Connection, Schema } from 'mongoose';

interface Forgotten {
  /** A hash: a list of those who wanted to be forgotten must not name them. */
  _id: string;
  /** Events from before this moment are nobody's. */
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
  return {
    add: async ({ visitorTokens, userId }: ForgetRequest): Promise<void> => {
      const people = [
        ...visitorTokens.map(nameOf.visitor),
        ...(userId ? [nameOf.user(userId)] : []),
      ];
      const at = new Date();
      await model.bulkWrite(
        people.map((_id) => ({
          updateOne: { filter: { _id }, update: { $set: { at } }, upsert: true },
        })),
      );
    },

    /** Tells whose events are nobody's among those not older than `oldest`. */
    since: async (oldest: Date): Promise<(event: Whose) => boolean> => {
      const found = await model.find({ at: { $gte: oldest } }).lean<Forgotten[]>();
      if (found.length === 0) return () => false;
      const byName = new Map(found.map(({ _id, at }) => [_id, at.getTime()]));
      return ({ timestamp, visitorToken, userId }) => {
        const names = [visitorToken && nameOf.visitor(visitorToken), userId && nameOf.user(userId)];
        const at = Math.max(...names.map((name) => (name ? (byName.get(name) ?? 0) : 0)));
        return Date.parse(timestamp) <= at;
      };
    },

    deleteOlderThan: async (limit: Date): Promise<void> => {
      await model.deleteMany({ at: { $lt: limit } });
    },
  };
}

interface Whose {
  timestamp: string;
  visitorToken: string | null;
  userId: string | null;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const nameOf = {
  visitor: (token: string) => hash(`visitor:${token}`),
  user: (id: string) => hash(`user:${id}`),
};
