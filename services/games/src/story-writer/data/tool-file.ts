import { z } from 'zod';
import { ClassLines } from './class-lines.ts';

/** `data/story/tools.yaml`: things that help, by what is done with them. */
export const ToolFile = z.record(
  z.string(),
  z.strictObject({
    /** How their nouns end; empty for any other thing. */
    words: z.array(z.string().min(3)),
    /** How a continuation comes to it, and asks whether it helps. */
    next: ClassLines,
    /** What is done with it at the end. */
    end: ClassLines,
  }),
);
export type ToolFile = z.infer<typeof ToolFile>;
