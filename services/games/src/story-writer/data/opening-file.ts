import { z } from 'zod';
import { byAge } from './story-theme-file.ts';

const Lines = byAge(z.array(z.string().trim().min(3)).min(1));

/** `data/story/openings.yaml`: how a continuation takes up what the child's text stops at. */
export const OpeningFile = z.strictObject({
  bad: Lines,
  strange: Lines,
  good: Lines,
  arrived: Lines,
  plain: Lines,
  things: Lines,
  quotes: Lines,
  speeches: Lines,
  questions: Lines,
  broken: Lines,
  unnamed: Lines,
});
export type OpeningFile = z.infer<typeof OpeningFile>;
