import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import type {
  DeletedThing,
  ForgetRequest,
  LessonForgetRequest,
} from '@lux/contracts/analytics/visitor-requests.ts';
import type { QueryFilter } from 'mongoose';
import { addressOf } from '../forgetting/deleted-thing.store.ts';
import { anonymised, anonymisedInDanger, DELETED_WORDS } from './anonymised.ts';
import { ownedBy } from './owned-by.ts';
import { fromDocument, type RequestDocument, type RequestModel } from './request-document.ts';

/** No admin has handled this cry for help yet: its words stay until one has. */
export const openDanger: QueryFilter<RequestDocument> = {
  safety: 'crisis',
  handled: { $exists: false },
};

/** What is stored as `gelöscht`: never where nothing was said, or where it is gone already. */
export async function blankWords(
  model: RequestModel,
  condition: QueryFilter<RequestDocument>,
): Promise<void> {
  for (const field of ['prompt', 'response'] as const) {
    await model.updateMany(
      { $and: [condition, { [field]: { $gt: '' } }] },
      { $set: { [field]: DELETED_WORDS } },
    );
  }
}

/** Queries of the requests' store that take out what tells of a person, or the words of one thing. */
export function forgettingOf(model: RequestModel) {
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

  const deleteWordsWhere = async (condition: QueryFilter<RequestDocument>) => {
    const found = await model.find(condition, { _id: 1 }).lean<Pick<RequestDocument, '_id'>[]>();
    const _id = { $in: found.map((one) => one._id) };
    // The mark first: what is handled from here on is blanked by `markHandled`.
    await model.updateMany(
      { _id },
      { $min: { wordsDeletedAt: new Date() }, $set: { imageUrl: null } },
    );
    await blankWords(model, { _id, $nor: [openDanger] });
    const changed = await model.find({ _id }).lean<RequestDocument[]>();
    return changed.map(fromDocument);
  };

  return {
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

    /** The words of single requests. */
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
      await blankWords(model, {
        safety: 'crisis',
        $or: [
          { wordsDeletedAt: { $lt: limit } },
          { wordsDeletedAt: { $exists: true }, handled: { $exists: true } },
        ],
      });
    },
  };
}
