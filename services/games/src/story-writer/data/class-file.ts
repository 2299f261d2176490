import { z } from 'zod';
import { PlotLines } from './plot-file.ts';

const line = z.string().trim().min(3);

/** A great class of happenings and what fits each of them, `data/story/classes/*.yaml`. */
export const EventClass = z.strictObject({
  /** The kinds of events that belong to it. */
  kinds: z.array(z.string()).default([]),
  /** Nothing need be wrong: it is told only where nothing else is. */
  isCalm: z.boolean().default(false),
  /** What the youngest hear before the child's own sentence: `O je, der Ball war weg!` */
  cry: z.string().default('O je'),
  /** How a sentence goes on behind `Kaum war der Ball weg`. */
  kaum: z.array(line).min(1),
  /** How a sentence goes on behind `Dass der Ball weg war`. */
  dass: z.array(line).min(1),
  next: PlotLines,
  end: PlotLines,
});
export type EventClass = z.infer<typeof EventClass>;

export const ClassFile = z.record(z.string(), EventClass);

/** Sentences as children write them, by the class they tell of, `data/story/examples/*.yaml`. */
export const ExampleFile = z.record(z.string(), z.array(line).min(1));
