import { DangerKind } from '@lux/contracts/analytics/danger-kind.ts';
import {
  AnalyticsRequest,
  HandledMark,
  type RequestType,
} from '@lux/contracts/analytics/request.ts';
import type { RequestFilter } from '@lux/contracts/analytics/request-list.ts';
import { aiRequestTypes } from '@lux/contracts/analytics/request-type-labels.ts';
import { JobFailureReason } from '@lux/contracts/media/job.ts';
import { z } from 'zod';

/** A request as the table shows it, from the query and from the live feed alike. */
export const RequestRow = AnalyticsRequest.omit({
  userId: true,
  handled: true,
  danger: true,
}).extend({
  forgottenAt: z.iso.datetime().nullable().default(null),
  danger: DangerKind.nullable().default(null),
  handled: HandledMark.nullable().default(null),
  pictureFailure: JobFailureReason.nullable().default(null),
});
export type RequestRow = z.infer<typeof RequestRow>;

const aiTypes: ReadonlySet<RequestType> = new Set(aiRequestTypes);

/** Whether a live row matches the filter, by the same rules as the server. */
export function matchesFilter(row: RequestRow, filter: RequestFilter): boolean {
  const { type, only, from, to, visitor, text, safety } = filter;
  if (type ? row.type !== type : only === 'ai' && !aiTypes.has(row.type)) return false;
  const at = Date.parse(row.timestamp);
  if (from && at < Date.parse(from)) return false;
  if (to && at >= Date.parse(to)) return false;
  if (visitor && !row.visitorToken?.startsWith(visitor)) return false;
  if (
    text &&
    !`${row.prompt ?? ''}\n${row.response ?? ''}`.toLowerCase().includes(text.toLowerCase())
  )
    return false;
  if (!safety) return true;
  if (row.safety === null) return false;
  if (safety === 'open') return row.handled === null;
  return safety === 'any' || row.safety === safety;
}

/** SPEC 2: this much of a visitor token is shown. */
const SHOWN_CHARACTERS = 8;

export function visitorShort(token: string | null): string {
  return token?.slice(0, SHOWN_CHARACTERS) ?? '–';
}
