import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import { POSES } from './person.ts';

/** What is seen of a work besides who does it. */
export const TRACES = [
  'chips',
  'impact',
  'foam',
  'sparkles',
  'dust',
  'pail',
  'soil',
  'flash',
  'puff',
  'stream',
  'scraps',
] as const;

export type Trace = (typeof TRACES)[number];

const Manner = z.strictObject({
  pose: z.enum(POSES),
  at: z.enum(['table', 'stand', 'ground', 'beside', 'behind', 'mouth']),
  gap: z.number().default(0),
  largest: z.number().default(9),
  trace: z.enum(TRACES).optional(),
  harms: z.boolean().default(false),
});

/** One entry of `data/manners.yaml`, explained there. */
export type Manner = z.infer<typeof Manner>;

let known: Record<string, Manner> | undefined;

/** How a work is done; undefined where no verb says so. */
export function mannerOf(name: string | undefined): Manner | undefined {
  if (name === undefined) return undefined;
  known ??= readYaml('manners', z.record(z.string(), Manner));
  const manner = known[name];
  if (!manner) throw new Error(`no such manner: ${name}`);
  return manner;
}
