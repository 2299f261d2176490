import type { Random } from './create-random.ts';

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
  if (entries.length === 0 || random.below(8) === 0) return MARK;
  // A name nobody asked for.
  if (!Array.isArray(value) && random.below(10) === 0) return { ...value, $where: MARK };
  const [name] = random.pick(entries);
  const spoilt = entries.map(([key, part]) => [key, key === name ? mark(part, random) : part]);
  return Array.isArray(value) ? spoilt.map(([, part]) => part) : Object.fromEntries(spoilt);
}
