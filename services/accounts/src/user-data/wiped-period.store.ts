import { createHash } from 'node:crypto';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { type Connection, Schema } from 'mongoose';

export interface Period {
  from: Date;
  to: Date;
}

interface WipedPeriod extends Period {
  /** A hash: what is forgotten is not to be named here. */
  owner: string;
  at: Date;
}

const schema = new Schema<WipedPeriod>(
  {
    owner: { type: String, required: true },
    from: { type: Date, required: true },
    to: { type: Date, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'wiped-periods', versionKey: false },
).index({ owner: 1, from: 1 }, { unique: true });

const nameOf = (owner: OwnerId) => createHash('sha256').update(owner).digest('base64url');

export type WipedPeriodStore = ReturnType<typeof createWipedPeriodStore>;

/** What seats did when is forgotten: for activities that are still on their way. */
export function createWipedPeriodStore(connection: Connection) {
  const periods = connection.model('WipedPeriod', schema);

  return {
    /** Wiped again, a lesson may reach further. */
    async add(owners: OwnerId[], { from, to }: Period): Promise<void> {
      const at = new Date();
      await periods.bulkWrite(
        owners.map(nameOf).map((owner) => ({
          updateOne: {
            filter: { owner, from },
            update: { $max: { to }, $set: { at } },
            upsert: true,
          },
        })),
      );
    },

    async listOf(owner: OwnerId): Promise<Period[]> {
      return periods.find({ owner: nameOf(owner) }, { _id: 0, from: 1, to: 1 }).lean();
    },

    async deleteOlderThan(limit: Date): Promise<void> {
      await periods.deleteMany({ at: { $lt: limit } });
    },
  };
}

/** Whether a moment is in one of the periods, both ends included. */
export function isWithin(moment: Date, periods: Period[]): boolean {
  return periods.some(({ from, to }) => moment >= from && moment <= to);
}
