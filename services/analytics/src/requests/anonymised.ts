import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';

/** A sign of danger that no admin has seen to, once its person is forgotten: the words stay. */
export const anonymisedInDanger = {
  visitorToken: null,
  userId: null,
  response: null,
  imageUrl: null,
  userAgent: null,
  ipAddress: null,
} satisfies Partial<AnalyticsRequest>;

/** The personal fields of an event, as they are after the person has deleted their data. */
export const anonymised = {
  ...anonymisedInDanger,
  prompt: null,
} satisfies Partial<AnalyticsRequest>;

/** Stands where the words of a child were that it has deleted. */
export const DELETED_WORDS = 'gelöscht';
