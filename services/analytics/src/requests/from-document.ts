import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import type { RequestDocument } from './request-document.ts';

/** A stored request as admins see it. */
export function fromDocument(document: RequestDocument): AnalyticsRequest {
  const { _id, timestamp, segment: _segment, handled, forgottenAt, ...rest } = document;
  return {
    id: _id,
    timestamp: timestamp.toISOString(),
    ...rest,
    ...(handled && { handled: { at: handled.at.toISOString(), by: handled.by } }),
    ...(forgottenAt && { forgottenAt: forgottenAt.toISOString() }),
  };
}
