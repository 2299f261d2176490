import { z } from 'zod';

const names = z.array(z.string()).min(1);

/** `data/story/kinds.yaml`: what the kinds of events mean for a story. */
export const KindFile = z
  .strictObject({ problems: names, bound: names, others: names })
  .transform(({ problems, bound, others }) => ({
    /** It wants a good end. */
    problems: new Set(problems),
    /** Whoever it happened to cannot walk away. */
    bound: new Set(bound),
    all: new Set([...problems, ...others]),
  }));
