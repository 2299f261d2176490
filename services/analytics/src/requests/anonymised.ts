import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';

/** A sign of danger that no admin has seen to, once its person is forgotten: the words stay. */
export const anonymisedInDanger = {
  visitorToken: null,
  userId: null,
  response: null,
  imageUrl: null,
  userAgent: null,
  ipAddress: null,
} satisfies Partial<RequestCompletedEvent>;

/** What in an event tells of a person, as it is once the person is forgotten (issue 7, privacy). */
export const anonymised = {
  ...anonymisedInDanger,
  prompt: null,
} satisfies Partial<RequestCompletedEvent>;
