import { createHmac } from 'node:crypto';
import type { ForgetRequest, VisitorMark } from '@lux/contracts/analytics/visitor-requests.ts';
import type { VisitorToken } from '@lux/contracts/common/ids.ts';
import { legacyVisitorMark } from '@lux/service-kit/secrets.ts';
import type { Session } from '../sessions/session.ts';

const LENGTH = 16;

/** Seats are places of a lesson; guests of one are visitors. */
type Whose = Pick<Session, 'userId' | 'visitorTokens'> & Partial<Pick<Session, 'place'>>;

export type VisitorMarks = ReturnType<typeof createVisitorMarks>;

/**
 * Names children for analytics: a reader of records that held the token itself could act as the child.
 * Keyed, so that marks cannot be matched by trying tokens. A record has one owner,
 * the user if one was logged in: then the mark is the user's, on every device, and not the tablet's,
 * which the next child uses (SPEC 3, 6).
 */
export function createVisitorMarks(secret: string) {
  const visitorMark = (name: string): VisitorMark =>
    createHmac('sha256', secret)
      .update(`visitor-mark:${name}`)
      .digest('base64url')
      .slice(0, LENGTH);
  // No token has a colon.
  const ofUser = (userId: string) => visitorMark(`user:${userId}`);
  const ofSeat = (seatId: string) => visitorMark(`seat:${seatId}`);
  const ofVisitor = (token: VisitorToken) => [visitorMark(token), legacyVisitorMark(token)];

  return {
    ofUser,

    /** As new events carry it, and as old ones do. */
    ofVisitor,

    /** The mark of this session's events; null for a session without visitor, user and seat. */
    ofSession: ({ place, userId, visitorTokens: [token] }: Whose): VisitorMark | null => {
      if (place?.seatId) return ofSeat(place.seatId);
      if (userId !== null) return ofUser(userId);
      return token === undefined ? null : visitorMark(token);
    },

    /** By what analytics finds the records of this session's visitor and user, or of its seat alone. */
    peopleOf: ({ place, userId, visitorTokens }: Whose): ForgetRequest =>
      place?.seatId
        ? { userId: null, visitorMarks: [], seatIds: [place.seatId] }
        : {
            userId,
            visitorMarks: [
              ...visitorTokens.flatMap(ofVisitor),
              ...(userId === null ? [] : [ofUser(userId)]),
            ],
          },
  };
}
