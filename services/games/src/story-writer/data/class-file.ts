import { z } from 'zod';
import { ClassLines } from './class-lines.ts';

const line = z.string().trim().min(3);

/** A great class of happenings and what fits each of them, `data/story/classes/*.yaml`. */
export const EventClass = z.strictObject({
  /** How the child's own sentence is taken up, see `openings.yaml`. */
  mood: z.enum(['bad', 'strange', 'good', 'plain']).default('plain'),
  /** The kinds of events that belong to it. */
  kinds: z.array(z.string()).default([]),
  /** Nothing need be wrong: it is told only where nothing else is. */
  isCalm: z.boolean().default(false),
  next: ClassLines,
  end: ClassLines,
  /** That it has come right, behind what has helped. */
  good: z.array(line).default([]),
});
export type EventClass = z.infer<typeof EventClass>;

export const ClassFile = z.record(z.string(), EventClass);

/** Sentences as children write them, by the class they tell of, `data/story/examples/*.yaml`. */
export const ExampleFile = z.record(z.string(), z.array(line).min(1));
