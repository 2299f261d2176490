import type { ForgetRequest } from '@lux/contracts/analytics/visitor-requests.ts';

/** What a visitor asked: without a login, and not at a seat of a class. */
export const ofVisitor = { userId: null, 'place.seatId': null };

/** A record has one owner: what was said with a login is the user's, whoever has the tablet now. */
export function ownedBy({ visitorMarks, userId, seatIds = [], owners = [], until }: ForgetRequest) {
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
