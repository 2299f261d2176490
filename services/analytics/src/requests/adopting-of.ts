import type { AdoptRequest, VisitorMark } from '@lux/contracts/analytics/visitor-requests.ts';
import { ofVisitor } from './owned-by.ts';
import type { RequestDocument, RequestModel } from './request-document.ts';

const TOKENS_AT_ONCE = 1_000;
/** A token of this very form, which no client of ours makes, stays what it is until it expires. */
const isMark = /^[A-Za-z0-9_-]{16}$/;

/** Queries of the requests' store that change whose a request is. */
export function adoptingOf(model: RequestModel) {
  return {
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
  };
}
