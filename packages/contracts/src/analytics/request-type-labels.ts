import type { RequestType } from './request-type.ts';

/** What admins read for each type of request, on the screen and in exported tables. */
export const requestTypeLabels: Record<RequestType, string> = {
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
