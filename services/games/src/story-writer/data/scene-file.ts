import { z } from 'zod';
import { ClassLines } from './class-lines.ts';

const word = z.string().min(2);

/** `data/story/scenes.yaml`: how it goes on behind what the last sentence of a child shows. */
const Scene = z.strictObject({
  verbs: z.array(word).min(1),
  /** One of these stands in the clause, at the end of a word at least. */
  words: z.array(word).optional(),
  /** Somebody does it. */
  isBeing: z.boolean().default(false),
  /** Something does it. */
  isThing: z.boolean().default(false),
  isNegated: z.boolean().default(false),
  next: ClassLines,
});
export type Scene = z.infer<typeof Scene>;

export const SceneFile = z.array(Scene).min(5);
