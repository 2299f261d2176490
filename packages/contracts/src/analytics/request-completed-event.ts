import type { z } from 'zod';
import { AnalyticsRequest } from './analytics-request.ts';

/**
 * The fact the bff records about each API request (DESIGN 5). Its id is the key of the analytics
 * document, so that a second delivery changes nothing.
 */
export const RequestCompletedEvent = AnalyticsRequest.omit({
  handled: true,
  pictureFailure: true,
  forgottenAt: true,
});
export type RequestCompletedEvent = z.infer<typeof RequestCompletedEvent>;
