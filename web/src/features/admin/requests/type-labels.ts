import type { RequestType } from '@lux/contracts/analytics/request-type.ts';

/** What the admin reads for each type of request. */
export const typeLabels: Record<RequestType, string> = {
  text: 'Text',
  image: 'Bild',
  coloring: 'Ausmalbild',
  speech: 'Sprache',
  quiz: 'Quiz',
  math: 'Mathe',
  story: 'Geschichte',
  pdf: 'PDF',
  auth: 'Anmeldung',
  other: 'Sonstiges',
};
