import type { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';

/** As much as the table shows (SPEC 2). */
const SHOWN_CHARACTERS = 8;

/**
 * A request as it may lie about as a file: whoever has the whole visitor token can act as that
 * child, so that only its beginning goes out.
 */
export function shortenToken(request: AnalyticsRequest): AnalyticsRequest {
  return {
    ...request,
    visitorToken: request.visitorToken?.slice(0, SHOWN_CHARACTERS) ?? null,
  };
}
