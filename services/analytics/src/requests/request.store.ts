import { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import type { ForgetRequest } from '@lux/contracts/analytics/forget-request.ts';
import type { RequestCursor } from '@lux/contracts/analytics/request-cursor.ts';
import type { RequestListQuery } from '@lux/contracts/analytics/request-list-query.ts';
import { RequestType } from '@lux/contracts/analytics/request-type.ts';
import { type Connection, Schema } from 'mongoose';
import { findDuplicates } from './find-duplicates.ts';

type RequestDocument = Omit<AnalyticsRequest, 'id' | 'timestamp'> & {
  /** The event's id, so that an event written twice is one document. */
  _id: string;
  timestamp: Date;
};

const schema = new Schema<RequestDocument>(
  {
    _id: { type: String, required: true },
    timestamp: { type: Date, required: true },
    type: { type: String, enum: RequestType.options, required: true },
    visitorToken: String,
    prompt: String,
    response: String,
    imageUrl: String,
    userAgent: String,
    ipAddress: String,
    userId: String,
    operation: { type: String, required: true },
    status: { type: Number, required: true },
    durationMs: { type: Number, required: true },
    safety: { type: String, enum: [...AnalyticsRequest.shape.safety.unwrap().options, null] },
  },
  { collection: 'requests', versionKey: false },
);
// The order of the list, whole and by type or visitor; the key breaks ties, so that no page
// repeats or skips a row.
schema.index({ timestamp: -1, _id: -1 });
schema.index({ type: 1, timestamp: -1, _id: -1 });
schema.index({ visitorToken: 1, timestamp: -1, _id: -1 });
schema.index({ userId: 1 }, { sparse: true });

/** What in an event tells of a person. */
const PERSONAL = [
  'visitorToken',
  'userId',
  'prompt',
  'response',
  'imageUrl',
  'userAgent',
  'ipAddress',
] as const;

export type RequestStore = ReturnType<typeof createRequestStore>;

/** Requests in MongoDB, written by the consumer only. */
export function createRequestStore(connection: Connection) {
  const model = connection.model('Request', schema);
  return {
    /** Takes out of the events of these people all that tells of a person; that they were, stays. */
    forget: async ({ visitorTokens, userId }: ForgetRequest): Promise<void> => {
      const whose = [{ visitorToken: { $in: visitorTokens } }, ...(userId ? [{ userId }] : [])];
      const nothing = Object.fromEntries(PERSONAL.map((name) => [name, null]));
      await model.updateMany({ $or: whose }, { $set: nothing });
    },

    /** What is kept of these people, the latest first. */
    findOf: async ({ visitorTokens, userId }: ForgetRequest): Promise<AnalyticsRequest[]> => {
      const whose = [{ visitorToken: { $in: visitorTokens } }, ...(userId ? [{ userId }] : [])];
      const documents = await model
        .find({ $or: whose })
        .sort({ timestamp: -1, _id: -1 })
        .lean<RequestDocument[]>();
      return documents.map(fromDocument);
    },

    /**
     * Writes what is not there yet and answers with just that. Documents come from a parsed event,
     * so mongoose need not check them again.
     *
     * @throws whatever kept a request from being written, other than being there already.
     */
    insertNew: async (requests: AnalyticsRequest[]): Promise<AnalyticsRequest[]> => {
      try {
        await model.insertMany(requests.map(toDocument), { ordered: false, lean: true });
        return requests;
      } catch (error) {
        const duplicates = findDuplicates(error);
        return requests.filter((_request, index) => !duplicates.has(index));
      }
    },

    /** Newest first. */
    listNewest: async ({ limit, before, type }: RequestListQuery): Promise<AnalyticsRequest[]> => {
      const documents = await model
        .find({ ...(type && { type }), ...(before && olderThan(before)) })
        .sort({ timestamp: -1, _id: -1 })
        .limit(limit)
        .lean<RequestDocument[]>();
      return documents.map(fromDocument);
    },

    countByType: async (): Promise<{ type: RequestType; count: number }[]> =>
      model.aggregate([
        { $group: { _id: '$type', count: { $sum: 1 } } },
        { $project: { _id: 0, type: '$_id', count: 1 } },
      ]),

    /** Requests a day, oldest first; a day is `YYYY-MM-DD` as clocks in `timezone` show it. */
    countByDay: async (since: Date, timezone: string): Promise<{ date: string; count: number }[]> =>
      model.aggregate([
        { $match: { timestamp: { $gte: since } } },
        {
          $group: {
            _id: { $dateToString: { date: '$timestamp', format: '%Y-%m-%d', timezone } },
            count: { $sum: 1 },
          },
        },
        { $sort: { _id: 1 } },
        { $project: { _id: 0, date: '$_id', count: 1 } },
      ]),

    /** Resolves to how many were deleted. */
    deleteOlderThan: async (limit: Date): Promise<number> => {
      const { deletedCount } = await model.deleteMany({ timestamp: { $lt: limit } });
      return deletedCount;
    },
  };
}

function olderThan({ timestamp, id }: RequestCursor) {
  const at = new Date(timestamp);
  return { $or: [{ timestamp: { $lt: at } }, { timestamp: at, _id: { $lt: id } }] };
}

function toDocument({ id, timestamp, ...rest }: AnalyticsRequest): RequestDocument {
  return { _id: id, timestamp: new Date(timestamp), ...rest };
}

function fromDocument({ _id, timestamp, ...rest }: RequestDocument): AnalyticsRequest {
  return { id: _id, timestamp: timestamp.toISOString(), ...rest };
}
