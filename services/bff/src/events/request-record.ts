import type { RequestCompletedEvent } from '@lux/contracts/analytics/request-completed-event.ts';

/** What a use case tells about the request it serves, for its event. Everything may stay unsaid. */
export type RequestRecord = Partial<
  Pick<RequestCompletedEvent, 'type' | 'prompt' | 'response' | 'imageUrl' | 'safety' | 'operation'>
>;
