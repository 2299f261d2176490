import type { RequestCompletedEvent } from '@lux/contracts/analytics/request-completed-event.ts';

/** What in an event tells of a person, as it is once the person is forgotten (issue 7, privacy). */
export const nobody = {
  visitorToken: null,
  userId: null,
  prompt: null,
  response: null,
  imageUrl: null,
  userAgent: null,
  ipAddress: null,
} satisfies Partial<RequestCompletedEvent>;
