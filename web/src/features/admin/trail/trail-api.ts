import { z } from 'zod';
import { refusals } from '../../../lib/refusals.ts';
import { rest } from '../../../lib/rest.ts';

/** One entry of the audit trail as the owner reads it. */
export const TrailEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({
    kind: z.enum(['user', 'dashboard', 'pin']),
    id: z.string().nullable(),
    name: z.string().nullable(),
  }),
  action: z.string(),
  target: z
    .object({ kind: z.string(), id: z.string().nullable(), name: z.string().nullable() })
    .nullable(),
  details: z.record(z.string(), z.unknown()).nullable().catch(null),
});
export type TrailEntry = z.infer<typeof TrailEntry>;

const TrailPage = z.object({ entries: z.array(TrailEntry), next: z.string().nullable() });
type TrailPage = z.infer<typeof TrailPage>;

const PAGE = 50;

/** A page of the trail, newest first; `before` is the `next` of the page above. @throws ApiError OWNER_NEEDED. */
export function readTrail(before: string | null): Promise<TrailPage> {
  const query = new URLSearchParams({ limit: String(PAGE), ...(before !== null && { before }) });
  return refusals.call(() => rest.get(`/api/admin/trail?${query}`, async () => TrailPage));
}
