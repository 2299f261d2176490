import { z } from 'zod';
import { byAge } from './story-theme-file.ts';

const Lines = byAge(z.array(z.string().trim().min(3)).min(1));

/** `data/story/helps.yaml`: what fits every story of a child. */
export const HelpsFile = z.strictObject({
  endings: Lines,
  results: Lines,
  closings: Lines,
  shared: Lines,
  brings: Lines,
  owned: Lines,
  /** What somebody can do or has for good, by the child's own words. */
  remembered: Lines,
  done: Lines,
  useful: Lines,
  asked: Lines,
  refused: Lines,
  replies: Lines,
  tries: Lines,
  pauses: Lines,
  hooks: Lines,
  opens: Lines,
});
