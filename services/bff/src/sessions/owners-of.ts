import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import { ownerOfVisitor } from './owner-of-visitor.ts';
import type { Session } from './session.ts';

/** All in whose name a session may act, the one that new things belong to first: user, then visitor. */
export function ownersOf(session: Pick<Session, 'userId' | 'visitorTokens'>): OwnerId[] {
  const visitors = session.visitorTokens.map(ownerOfVisitor);
  return session.userId ? [`user:${session.userId}`, ...visitors] : visitors;
}
