import type { ThingMatch } from '@lux/contracts/accounts/deletion-log.ts';
import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { type AnalyticsRequest, SafetyMark } from '@lux/contracts/analytics/request.ts';
import type { RequestFilter, RequestListQuery } from '@lux/contracts/analytics/request-list.ts';
import {
  type AdoptRequest,
  DeletedThing,
  type ForgetRequest,
  type LessonForgetRequest,
  type RecordOwner,
  type VisitorMark,
} from '@lux/contracts/analytics/visitor-requests.ts';
import { findDuplicates } from '@lux/service-kit/mongo/duplicate-key.ts';
import { type Connection, mongo, type QueryFilter } from 'mongoose';
import { errors } from '../errors.ts';
import { addressOf } from '../forgetting/deleted-thing.store.ts';
import { anonymised, anonymisedInDanger, DELETED_WORDS } from './anonymised.ts';
import { fromDocument, ownerOf, type RequestDocument, requestSchema } from './request-document.ts';
import { toMongoFilter } from './to-mongo-filter.ts';

/** A search through words has no index; longer than this anonymised waits for it. */
const SEARCH_LIMIT_MS = 4_000;
const NEWEST_FIRST = { timestamp: -1, _id: -1 } as const;

/** Every picture order has an owner; a request without one was anonymised and must stay so. */
const notAnonymised = {
  $or: [{ visitorToken: { $gt: '' } }, { userId: { $gt: '' } }, { 'place.seatId': { $gt: '' } }],
};

/** What a visitor asked: without a login, and not at a seat of a class. */
const ofVisitor = { userId: null, 'place.seatId': null };

/** No admin has handled this cry for help yet: its words stay until one has. */
const openDanger: QueryFilter<RequestDocument> = { safety: 'crisis', handled: { $exists: false } };

/** Where a request names the conversation or the picture behind its words. */
const thingFields = [
  ['conversationId', (value: string) => ({ conversationId: value })],
  ['imageUrl', (value: string) => ({ fileId: value.slice(addressOf('').length) })],
] as const;

const TOKENS_AT_ONCE = 1_000;
/** A token of this very form, which no client of ours makes, stays what it is until it expires. */
const isMark = /^[A-Za-z0-9_-]{16}$/;

export type RequestStore = ReturnType<typeof createRequestStore>;

/** Requests in MongoDB, written by the consumer only. */
export function createRequestStore(connection: Connection) {
  const model = connection.model('Request', requestSchema);

  const forgetWhere = async (condition: QueryFilter<RequestDocument>) => {
    const $min = { forgottenAt: new Date() };
    // In this order, and by what each document says itself: whatever an admin does meanwhile, what was
    // handled before its update is blanked by the second, and what is handled later by `markHandled`.
    const rest = { $unset: { place: 1, owner: 1, conversationId: 1 }, $min } as const;
    await model.updateMany(
      { $and: [condition, openDanger] },
      { $set: anonymisedInDanger, ...rest },
    );
    await model.updateMany(
      { $and: [condition, { $nor: [openDanger] }] },
      { $set: anonymised, ...rest },
    );
  };

  /** What is stored as `gelöscht`: never where nothing was said, or where it is gone already. */
  const blankWords = async (condition: QueryFilter<RequestDocument>) => {
    for (const field of ['prompt', 'response'] as const) {
      await model.updateMany(
        { $and: [condition, { [field]: { $gt: '' } }] },
        { $set: { [field]: DELETED_WORDS } },
      );
    }
  };

  const deleteWordsWhere = async (condition: QueryFilter<RequestDocument>) => {
    const found = await model.find(condition, { _id: 1 }).lean<Pick<RequestDocument, '_id'>[]>();
    const _id = { $in: found.map((one) => one._id) };
    // The mark first: what is handled from here on is blanked by `markHandled`.
    await model.updateMany(
      { _id },
      { $min: { wordsDeletedAt: new Date() }, $set: { imageUrl: null } },
    );
    await blankWords({ _id, $nor: [openDanger] });
    const changed = await model.find({ _id }).lean<RequestDocument[]>();
    return changed.map(fromDocument);
  };

  return {
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

    /** Takes out of the events of these people all that tells of a person; that they were, stays. */
    forget: async (people: ForgetRequest): Promise<void> => {
      await forgetWhere(ownedBy(people));
    },

    /** The same for the events of a lesson, whoever was in it. */
    forgetLesson: async ({ lessonId }: LessonForgetRequest): Promise<void> => {
      await forgetWhere({ 'place.lessonId': lessonId });
    },

    /** The same for single events. */
    forgetEvents: async (ids: string[]): Promise<void> => {
      await forgetWhere({ _id: { $in: ids } });
    },

    /**
     * Takes out the words of a conversation, or the wish for a picture and its address. An open call for
     * help keeps its words until somebody has handled it. Answers with the requests as they are then.
     */
    deleteWordsOf: async (thing: DeletedThing): Promise<AnalyticsRequest[]> =>
      deleteWordsWhere('fileId' in thing ? { imageUrl: addressOf(thing.fileId) } : { ...thing }),

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

    /** The same for single requests. */
    deleteWordsIn: async (ids: string[]): Promise<AnalyticsRequest[]> =>
      ids.length === 0 ? [] : deleteWordsWhere({ _id: { $in: ids } }),

    /** Blanks what outlived its person for an admin's sake: what was handled, or waits since before `limit`. */
    forgetWords: async (limit: Date): Promise<void> => {
      await model.updateMany(
        {
          safety: 'crisis',
          forgottenAt: { $exists: true },
          $or: [{ handled: { $exists: true } }, { forgottenAt: { $lt: limit } }],
        },
        { $set: anonymised },
      );
      await blankWords({
        safety: 'crisis',
        $or: [
          { wordsDeletedAt: { $lt: limit } },
          { wordsDeletedAt: { $exists: true }, handled: { $exists: true } },
        ],
      });
    },

    /** What these visitors asked without a login is this user's from here on. */
    adopt: async ({ visitorMarks, userId, userMark }: AdoptRequest): Promise<void> => {
      const theirs = { visitorToken: { $in: visitorMarks }, ...ofVisitor };
      await model.updateMany(theirs, {
        $set: { userId, visitorToken: userMark },
        $unset: { owner: 1 },
      });
    },

    /** The same for single events, as far as they were not adopted or anonymised meanwhile. */
    adoptEvents: async (
      ids: string[],
      { userId, userMark }: Pick<AdoptRequest, 'userId' | 'userMark'>,
    ): Promise<void> => {
      const theirs = { _id: { $in: ids }, visitorToken: { $gt: '' }, userId: null };
      await model.updateMany(theirs, {
        $set: { userId, visitorToken: userMark },
        $unset: { owner: 1 },
      });
    },

    /** Takes the tokens out of what was stored before events had marks instead. Resolves to how many rows changed. */
    replaceTokens: async (markOf: (token: string) => VisitorMark): Promise<number> => {
      let replaced = 0;
      const unmarked = { visitorToken: { $gt: '', $not: isMark } };
      while (true) {
        const found = await model
          .find(unmarked, { visitorToken: 1 })
          .limit(TOKENS_AT_ONCE)
          .lean<Pick<RequestDocument, 'visitorToken'>[]>();
        if (found.length === 0) return replaced;
        const tokens = new Set(found.flatMap(({ visitorToken }) => visitorToken ?? []));
        const { modifiedCount } = await model.bulkWrite(
          [...tokens].map((token) => ({
            updateMany: {
              filter: { visitorToken: token },
              update: { $set: { visitorToken: markOf(token) } },
            },
          })),
        );
        replaced += modifiedCount;
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
      await blankWords({ _id: id, handled: { $exists: true }, wordsDeletedAt: { $exists: true } });
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

/** A record has one owner: what was said with a login is the user's, whoever has the tablet now. */
function ownedBy({ visitorMarks, userId, seatIds = [], owners = [], until }: ForgetRequest) {
  const asVisitor = { visitorToken: { $in: visitorMarks }, ...ofVisitor };
  return {
    $or: [
      asVisitor,
      ...(userId ? [{ userId }] : []),
      { 'place.seatId': { $in: seatIds } },
      { owner: { $in: owners } },
    ],
    ...(until !== undefined && { timestamp: { $lte: new Date(until) } }),
  };
}

function tooWide(error: unknown): never {
  const isTimeUp = error instanceof mongo.MongoServerError && error.code === 50;
  throw isTimeUp ? errors.SEARCH_TOO_WIDE() : error;
}

function toDocument(event: RequestCompletedEvent, segment: string): RequestDocument {
  const { id, timestamp, ...rest } = event;
  return { _id: id, timestamp: new Date(timestamp), ...rest, segment };
}
