import { AuditEntry, AuditTarget, AuditTrailPage } from '@lux/contracts/accounts/audit-entry.ts';
import { z } from 'zod';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';

/** One entry as the owner reads it. Actions and targets of a newer server are shown by their name. */
const TrailEntry = AuditEntry.extend({
  action: z.string(),
  target: AuditTarget.extend({ kind: z.string() }).nullable(),
});
export type TrailEntry = z.infer<typeof TrailEntry>;

const TrailPage = AuditTrailPage.extend({ entries: z.array(TrailEntry) });
type TrailPage = z.infer<typeof TrailPage>;

const PAGE_SIZE = 50;

/** A page of the trail, newest first; `before` is the `next` of the page above. @throws ApiError OWNER_NEEDED. */
export function readTrail(before: string | null): Promise<TrailPage> {
  const query = new URLSearchParams({
    limit: String(PAGE_SIZE),
    ...(before !== null && { before }),
  });
  return refusals.call(() => rest.get(`/api/admin/trail?${query}`, async () => TrailPage));
}
