import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';

/** Stands for the spoilt part until the rest is JSON text. */
const MARK = '@@spoilt@@';

/** A value as JSON text, with one part of it, or all, replaced by another piece of JSON text. */
export function mutate(value: unknown, piece: string, random: Random): string {
  const marked = JSON.stringify(mark(value, random));
  return marked.replace(JSON.stringify(MARK), () => piece);
}

function mark(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return MARK;
  const entries = Object.entries(value);
  if (entries.length === 0 || integerBelow(random, 8) === 0) return MARK;
  // An unexpected field.
  if (!Array.isArray(value) && integerBelow(random, 10) === 0) return { ...value, $where: MARK };
  const [name] = pick(random, entries);
  const spoilt = entries.map(([key, part]) => [key, key === name ? mark(part, random) : part]);
  return Array.isArray(value) ? spoilt.map(([, part]) => part) : Object.fromEntries(spoilt);
}
