import type { ThingMatch } from '@lux/contracts/accounts/deletion-log.ts';
import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { type AnalyticsRequest, SafetyMark } from '@lux/contracts/analytics/request.ts';
import type { RequestFilter, RequestListQuery } from '@lux/contracts/analytics/request-list.ts';
import {
  DeletedThing,
  type ForgetRequest,
  type RecordOwner,
} from '@lux/contracts/analytics/visitor-requests.ts';
import { findDuplicates } from '@lux/service-kit/mongo/duplicate-key.ts';
import { type Connection, mongo } from 'mongoose';
import { errors } from '../errors.ts';
import { addressOf } from '../forgetting/deleted-thing.store.ts';
import { adoptingOf } from './adopting-of.ts';
import { anonymised } from './anonymised.ts';
import { blankWords, forgettingOf, openDanger } from './forgetting-of.ts';
import { ownedBy } from './owned-by.ts';
import {
  fromDocument,
  openRequestModel,
  ownerOf,
  type RequestDocument,
} from './request-document.ts';
import { toMongoFilter } from './to-mongo-filter.ts';

/** A search through words has no index; longer than this anonymised waits for it. */
const SEARCH_LIMIT_MS = 4_000;
const NEWEST_FIRST = { timestamp: -1, _id: -1 } as const;

/** Every picture order has an owner; a request without one was anonymised and must stay so. */
const notAnonymised = {
  $or: [{ visitorToken: { $gt: '' } }, { userId: { $gt: '' } }, { 'place.seatId': { $gt: '' } }],
};

/** Where a request names the conversation or the picture behind its words. */
const thingFields = [
  ['conversationId', (value: string) => ({ conversationId: value })],
  ['imageUrl', (value: string) => ({ fileId: value.slice(addressOf('').length) })],
] as const;

export type RequestStore = ReturnType<typeof createRequestStore>;

/** Requests in MongoDB, written by the consumer only. */
export function createRequestStore(connection: Connection) {
  const model = openRequestModel(connection);

  return {
    ...forgettingOf(model),
    ...adoptingOf(model),
    /**
     * Writes what is not there yet, as counted in this segment. Documents come from a parsed event,
     * so mongoose need not check them again.
     *
     * @throws any write error other than a duplicate key.
     */
    insertNew: async (
      events: RequestCompletedEvent[],
      segment: string,
    ): Promise<{ added: RequestCompletedEvent[]; knownIds: string[] }> => {
      try {
        const documents = events.map((event) => toDocument(event, segment));
        await model.insertMany(documents, { ordered: false, lean: true });
        return { added: events, knownIds: [] };
      } catch (error) {
        const duplicates = findDuplicates(error);
        const isKnown = (_event: unknown, index: number) => duplicates.has(index);
        return {
          added: events.filter((_event, index) => !duplicates.has(index)),
          knownIds: events.filter(isKnown).map(({ id }) => id),
        };
      }
    },

    /** In which segments these are counted. */
    segmentsOf: async (ids: string[]): Promise<string[]> =>
      model.distinct('segment', { _id: { $in: ids } }),

    countOfSegment: async (segment: string): Promise<number> => model.countDocuments({ segment }),

    /** What counting needs of the requests of a segment, one after the other. */
    eachOfSegment: (segment: string): AsyncIterable<RequestDocument> =>
      oneByOne(model.find({ segment }).lean<RequestDocument[]>().cursor({ batchSize: 1_000 })),

    /** Conversations and pictures whose words are kept, to be compared with what was deleted. */
    async *listThings(): AsyncGenerator<Omit<ThingMatch, 'name'>> {
      for (const [field, toThing] of thingFields) {
        const each = model.aggregate<{ _id: string }>([
          { $match: { [field]: { $gt: '' }, wordsDeletedAt: { $exists: false } } },
          { $group: { _id: `$${field}` } },
        ]);
        for await (const { _id } of each.cursor({ batchSize: 1_000 })) {
          const thing = DeletedThing.safeParse(toThing(_id));
          if (thing.success) yield { thing: thing.data };
        }
      }
    },

    /** The requests of these people, the latest first. */
    findOf: async (people: ForgetRequest): Promise<AnalyticsRequest[]> => {
      const found = await model.find(ownedBy(people)).sort(NEWEST_FIRST).lean<RequestDocument[]>();
      return found.map(fromDocument);
    },

    /** Newest first. @throws SEARCH_TOO_WIDE where a text is looked for in too many requests. */
    list: async ({ limit, before, ...filter }: RequestListQuery): Promise<AnalyticsRequest[]> => {
      const found = await model
        .find(toMongoFilter(filter, before))
        .sort(NEWEST_FIRST)
        .limit(limit)
        .maxTimeMS(SEARCH_LIMIT_MS)
        .lean<RequestDocument[]>()
        .catch(tooWide);
      return found.map(fromDocument);
    },

    /** To whom a request belongs; null where there is none. */
    findOwner: async (id: string): Promise<RecordOwner | null> => {
      const found = await model.findById(id).lean<RequestDocument>();
      return found && ownerOf(found);
    },

    find: async (id: string): Promise<AnalyticsRequest | null> => {
      const found = await model.findById(id).lean<RequestDocument>();
      return found && fromDocument(found);
    },

    /** The first mark stays. Answers with the request as it is then, null without such an event. */
    markHandled: async (id: string, by: string): Promise<AnalyticsRequest | null> => {
      await model.updateOne(
        { _id: id, safety: { $in: SafetyMark.options }, handled: { $exists: false } },
        { $set: { handled: { at: new Date(), by } } },
      );
      await model.updateOne(
        { _id: id, handled: { $exists: true }, forgottenAt: { $exists: true } },
        { $set: anonymised },
      );
      await blankWords(model, {
        _id: id,
        handled: { $exists: true },
        wordsDeletedAt: { $exists: true },
      });
      const found = await model.findById(id).lean<RequestDocument>();
      return found && fromDocument(found);
    },

    /** Whether of these signs of danger one is still there that nobody has handled. */
    hasOpen: async (ids: string[]): Promise<boolean> =>
      (await model.exists({ _id: { $in: ids }, ...openDanger })) !== null,

    /** Whether the person of one of these has deleted their data. */
    areForgotten: async (ids: string[]): Promise<boolean> =>
      (await model.exists({ _id: { $in: ids }, forgottenAt: { $exists: true } })) !== null,

    /** What the child said in these, the oldest first, as far as it is kept. */
    wordsOf: async (ids: string[]): Promise<string[]> => {
      const found = await model
        .find({ _id: { $in: ids }, prompt: { $gt: '' } }, { prompt: 1 })
        .sort({ timestamp: 1 })
        .lean<Pick<RequestDocument, 'prompt'>[]>();
      return found.flatMap(({ prompt }) => prompt ?? []);
    },

    /** Those of these that are there. */
    stored: async (ids: string[]): Promise<string[]> =>
      model.distinct('_id', { _id: { $in: ids } }),

    /** The first picture stays. Null where nothing changed: it has one, or was anonymised. */
    givePicture: async (id: string, imageUrl: string): Promise<AnalyticsRequest | null> => {
      const found = await model
        .findOneAndUpdate(
          { _id: id, imageUrl: null, wordsDeletedAt: { $exists: false }, ...notAnonymised },
          { $set: { imageUrl }, $unset: { pictureFailure: 1 } },
          { returnDocument: 'after' },
        )
        .lean<RequestDocument>();
      return found && fromDocument(found);
    },

    /** Null where nothing changed; a picture that is there has not failed. */
    noteFailure: async (
      id: string,
      pictureFailure: NonNullable<AnalyticsRequest['pictureFailure']>,
    ): Promise<AnalyticsRequest | null> => {
      const found = await model
        .findOneAndUpdate(
          { _id: id, imageUrl: null, pictureFailure: { $ne: pictureFailure }, ...notAnonymised },
          { $set: { pictureFailure } },
          { returnDocument: 'after' },
        )
        .lean<RequestDocument>();
      return found && fromDocument(found);
    },

    count: async (filter: RequestFilter, { hasImage = false } = {}): Promise<number> =>
      model.countDocuments(exported(filter, hasImage)),

    /** Oldest first, one after the other, however many they are. */
    each: (filter: RequestFilter, { hasImage = false } = {}): AsyncIterable<RequestDocument> =>
      oneByOne(
        model
          .find(exported(filter, hasImage))
          .sort({ timestamp: 1, _id: 1 })
          .lean<RequestDocument[]>()
          .cursor({ batchSize: 500 }),
      ),

    /** Resolves to how many were deleted. */
    deleteOlderThan: async (limit: Date): Promise<number> => {
      const { deletedCount } = await model.deleteMany({ timestamp: { $lt: limit } });
      return deletedCount;
    },
  };
}

/** Whoever stops early closes the cursor: the client holds what every open one has read. */
async function* oneByOne(
  cursor: AsyncIterable<RequestDocument> & { close: () => Promise<unknown> },
): AsyncGenerator<RequestDocument> {
  try {
    yield* cursor;
  } finally {
    await cursor.close();
  }
}

function exported(filter: RequestFilter, hasImage: boolean) {
  const conditions = toMongoFilter(filter);
  return hasImage ? { $and: [conditions, { imageUrl: { $gt: '' } }] } : conditions;
}

function tooWide(error: unknown): never {
  const isTimeUp = error instanceof mongo.MongoServerError && error.code === 50;
  throw isTimeUp ? errors.SEARCH_TOO_WIDE() : error;
}

function toDocument(event: RequestCompletedEvent, segment: string): RequestDocument {
  const { id, timestamp, ...rest } = event;
  return { _id: id, timestamp: new Date(timestamp), ...rest, segment };
}
