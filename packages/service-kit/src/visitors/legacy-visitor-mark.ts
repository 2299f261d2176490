import { createHash } from 'node:crypto';
import type { VisitorMark } from '@lux/contracts/analytics/visitor-requests.ts';

/**
 * The mark of a visitor whose event was recorded with the token itself, as all were once. Without a
 * key, since analytics has none; such events go with `EVENT_RETENTION_DAYS`.
 */
export function legacyVisitorMark(token: string): VisitorMark {
  const digest = createHash('sha256').update(token).digest('base64url');
  return `old-${digest.slice(0, 12)}`;
}
