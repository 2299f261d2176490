import type { User } from '@lux/contracts/accounts/user.ts';
import type { VisitorToken } from '@lux/contracts/common/visitor-token.ts';

/** What the bff remembers about one browser (DESIGN 5). */
export interface Session {
  /** The cookie's value; never stored as it is. */
  id: string;
  /** Visitor tokens this browser has presented, the latest first. */
  visitorTokens: VisitorToken[];
  userId: User['id'] | null;
  /** Whether the dashboard password was given. */
  isDashboardUnlocked: boolean;
}
