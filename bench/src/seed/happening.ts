import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';

/** Something that really happened once, and may have happened at other times of the week. */
export type Happening = Pick<
  AnalyticsRequest,
  'type' | 'prompt' | 'response' | 'imageUrl' | 'operation'
> & {
  /** How long it usually takes, in milliseconds. */
  usualMs: number;
};
