import { z } from 'zod';

/** What a request was about: text, image and coloring are SPEC 3's; the others are ours. */
export const RequestType = z.enum([
  'text',
  'image',
  'coloring',
  'speech',
  'quiz',
  'math',
  'story',
  'pdf',
  'auth',
  'other',
]);
export type RequestType = z.infer<typeof RequestType>;
