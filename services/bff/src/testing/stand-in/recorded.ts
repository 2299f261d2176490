import type { AuditEntry } from '@lux/contracts/accounts/audit-entry.ts';

/** What the stand-in was asked for, in order. A test may empty it. */
export interface Recorded {
  /** Every call, as `GET /users/…`. */
  calls: string[];
  /** The JSON that came with them. */
  bodies: { call: string; body: unknown }[];
  /** Orders of any kind, with the path they came by. */
  orders: Record<string, unknown>[];
  /** What pictures were wished for. */
  pictureOrders: string[];
  /** Of the public requests behind pictures. */
  requestIds: (string | undefined)[];
  adoptions: unknown[];
  /** What accounts has been told that admins do; a test may take it away. */
  auditTrail: { entries: Omit<AuditEntry, 'at'>[]; isAway: boolean };
  /** A test may take it away. */
  classroom: { isAway: boolean };
}
