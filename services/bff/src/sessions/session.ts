import { randomBytes } from 'node:crypto';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { Id, VisitorToken } from '@lux/contracts/common/ids.ts';
import type { FastifyRequest } from 'fastify';

/** The place a child has taken in a lesson; without a seat it is a guest (CLASSROOM "Who is who"). */
export interface SessionPlace {
  lessonId: Id;
  placeId: Id;
  seatId: Id | null;
}

/** Who a browser is outside of lessons. */
interface Device {
  visitorTokens: VisitorToken[];
  userId: User['id'] | null;
}

/**
 * What the bff remembers about one browser (DESIGN 5). In a lesson it acts for its seat alone, a guest
 * for its visitor: `visitorTokens` and `userId` hold whom it acts for, `device` who it is otherwise.
 */
export interface Session {
  /** The cookie's value; never stored as it is. */
  id: string;
  /**
   * The name its limits are counted by. It stays the same when the session gets another id, so that
   * another visitor or another login does not reset them.
   */
  budget: string;
  /** The child's place while it is in a lesson; ask `settlePlace` whether the lesson still goes on. */
  place: SessionPlace | null;
  device: Device;
  /** The visitor's token that this browser shows; at most one. None at a seat. */
  visitorTokens: VisitorToken[];
  /** None in a lesson. */
  userId: User['id'] | null;
  /**
   * Until when the dashboard stays open here, in milliseconds since 1970; null: its password, as it is
   * now, was not given. Ask `isDashboardOpen`.
   */
  dashboardOpenUntil: number | null;
  /** Until when the user's second factor counts as shown; null: it was not. As `dashboardOpenUntil`. */
  confirmedUntil: number | null;
  /** Whether it was given here once, as it is now, though the dashboard may be shut since. */
  hasUnlocked: boolean;
  /**
   * The session ended or got another id (login, logout, another visitor) while the request was under
   * way. The request acts only for the visitor it shows itself and for a user that stayed the same; its
   * answer must not overwrite the browser's new cookie.
   */
  isRevoked: boolean;
  /** Whether Redis holds it; else it is for this request alone. */
  isStored: boolean;
}

export const newSessionId = (): string => randomBytes(24).toString('base64url');

/** A session without visitor and user; it is stored when it gets one. */
export const emptySession = (): Session => ({
  id: newSessionId(),
  budget: newSessionId(),
  place: null,
  device: { visitorTokens: [], userId: null },
  visitorTokens: [],
  userId: null,
  dashboardOpenUntil: null,
  confirmedUntil: null,
  hasUnlocked: false,
  isRevoked: false,
  isStored: false,
});

/** A session outside of any lesson: it acts for who the browser is otherwise. */
export const withoutPlace = (session: Session): Session => ({
  ...session,
  ...session.device,
  place: null,
});

/** Whether a request works with a session: all of the API and children's files, not the web client. */
export function needsSession(request: FastifyRequest): boolean {
  // By route, not by address: `/%61pi/settings` is `/api/settings` too.
  return /^\/(api|graphql|media)(\/|$)/.test(request.routeOptions.url ?? '');
}
