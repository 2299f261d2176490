import { z } from 'zod';
import { byAge } from './story-theme-file.ts';

const Lines = byAge(z.array(z.string().trim().min(3)).min(1));

/** `data/story/helps.yaml`: what fits every story of a child. */
export const HelpsFile = z.strictObject({
  endings: Lines,
  /** The end of a story in which nothing is wrong. */
  quiet: Lines,
  results: Lines,
  closings: Lines,
  brings: Lines,
  owned: Lines,
  /** What somebody can do or has for good, by the child's own words. */
  remembered: Lines,
  done: Lines,
  useful: Lines,
  asked: Lines,
  /** How what is missing comes about, in the child's own words. */
  howAsked: Lines,
  refused: Lines,
  replies: Lines,
  tries: Lines,
  pauses: Lines,
  hooks: Lines,
  opens: Lines,
  /** The moment at which a text stops, held: what is felt, whom it is about, and a question. */
  momentDeed: Lines,
  momentOther: Lines,
  momentLook: Lines,
  momentSomebody: Lines,
  momentTime: Lines,
  momentAny: Lines,
  momentCalm: Lines,
  momentTopic: Lines,
  momentThing: Lines,
  momentWonder: Lines,
  momentTrouble: Lines,
  momentAsk: Lines,
  /** What is done at the end where the child's words tell what is wrong. */
  called: Lines,
  warned: Lines,
  prompted: Lines,
  awaited: Lines,
  returned: Lines,
});
