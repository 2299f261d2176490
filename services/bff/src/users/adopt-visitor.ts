import type { VisitorToken } from '@lux/contracts/common/visitor-token.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { ownerOfVisitor } from '../sessions/owner-of-visitor.ts';

/**
 * Makes a visitor's things the user's, in every service that keeps some. Done again with every login:
 * a service that was away catches up then, and a second time finds nothing left to take.
 */
export async function adoptVisitor(
  { services, visitorMarks }: Pick<Deps, 'services' | 'visitorMarks'>,
  request: FastifyRequest,
  visitorToken: VisitorToken,
  userId: string,
): Promise<void> {
  const adoption = { from: ownerOfVisitor(visitorToken), to: `user:${userId}` as const };
  const keepers = [services.accounts, services.conversation, services.media];
  const outcomes = await Promise.allSettled([
    ...keepers.map((service) => service.adopt(request.id, adoption)),
    services.analytics.adopt(request.id, {
      visitorMarks: visitorMarks.ofVisitor(visitorToken),
      userId,
      userMark: visitorMarks.ofUser(userId),
    }),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    request.log.warn(
      { err: outcome.reason },
      'things of a visitor stay behind until the next login',
    );
  }
}
