import { z } from 'zod';
import { ClassLines } from './class-lines.ts';

/** `data/story/tools.yaml`: things that help, by what is done with them. */
export const ToolFile = z.record(
  z.string(),
  z.strictObject({
    /** How their nouns end; empty for any other thing. */
    words: z.array(z.string().min(3)),
    /** One of these begins a word of the child's text, where a thing helps only in some stories. */
    with: z.array(z.string().min(2)).optional(),
    /** How a continuation comes to it, and asks whether it helps. */
    next: ClassLines,
    /** What is done with it at the end. */
    end: ClassLines,
    /** The same where somebody or something is in trouble that LUX knows: `{what}`. */
    nextBeing: ClassLines.optional(),
    endBeing: ClassLines.optional(),
    endThing: ClassLines.optional(),
    /** People are not lured. */
    endPerson: ClassLines.optional(),
  }),
);
export type ToolFile = z.infer<typeof ToolFile>;
