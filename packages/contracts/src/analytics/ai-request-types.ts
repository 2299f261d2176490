import type { RequestType } from './request-type.ts';

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
