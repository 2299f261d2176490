import type { RequestType } from './request.ts';

/** What the dashboard calls "KI-Anfragen": requests that an AI provider may have answered. */
export const aiRequestTypes = [
  'text',
  'image',
  'coloring',
  'speech',
  'quiz',
  'math',
  'story',
  'pdf',
] as const satisfies RequestType[];

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
