import type { User } from '@lux/contracts/accounts/user.ts';
import type { VisitorToken } from '@lux/contracts/common/visitor-token.ts';

/** Tokens one session may hold: a browser has one, some more come of cleared storage. */
export const MAX_VISITOR_TOKENS = 10;

/** What the bff remembers about one browser (DESIGN 5). */
export interface Session {
  /** The cookie's value; never stored as it is. */
  id: string;
  /** Visitor tokens this browser has presented, the latest first. */
  visitorTokens: VisitorToken[];
  userId: User['id'] | null;
  /** Whether the dashboard password was given, as it is now. */
  isDashboardUnlocked: boolean;
  /**
   * The request was under way while its session ended or got another id (login, logout). It acts for
   * nobody but what it presents itself, and its answer must not take the browser's new cookie away.
   */
  isOver: boolean;
}
