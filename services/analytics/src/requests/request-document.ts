import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';

/** A request as MongoDB keeps it. */
export type RequestDocument = Omit<
  AnalyticsRequest,
  'id' | 'timestamp' | 'handled' | 'forgottenAt'
> & {
  /** The event's id, so that an event written twice is one document. */
  _id: string;
  timestamp: Date;
  /** In whose figures it is counted (decisions/010). */
  segment: string;
  handled?: { at: Date; by: string };
  forgottenAt?: Date;
};
