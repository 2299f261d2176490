import type { Amount } from './read-amounts.ts';
import type { Clause } from './read-clauses.ts';
import { type Dimension, sayMeasure, sayNumber } from './units.ts';

/** A number of the problem, or one that was calculated from some. */
export interface Known {
  value: number;
  dimension: Dimension | null;
  noun: string | null;
  owner: string | null;
  /** Places of the numbers it comes from: a solution has to use all of them. */
  from: number[];
}

/** A problem while it is being solved. */
export interface Story {
  clauses: Clause[];
  question: Clause;
  /** Units that were said, for the answer. */
  units: string[];
  /** The way so far: "12 minus 5 ist 7." */
  steps: string[];
}

const LIMIT = 1e9;

const LONGEST_ENDING = 3;

/** "Kind" and "Kindern", "Mann" and "Männer": one begins like the other, but for its ending. */
export function isSameNoun(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [short = '', long = ''] = [one, other]
    .map(withoutUmlauts)
    .sort((a, b) => a.length - b.length);
  const stem = short.length > 3 ? short.replace(/e$/, '') : short;
  return long.startsWith(stem) && long.length - stem.length <= LONGEST_ENDING;
}

function withoutUmlauts(noun: string): string {
  return noun.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');
}

export function toKnown(
  { value, dimension, noun, at }: Amount,
  owner: string | null = null,
): Known {
  return { value, dimension, noun, owner, from: [at] };
}

/** Amounts in words: 12, 3 Euro 50, 90 Zentimeter. */
export function say({ units }: Story, value: number, dimension: Dimension | null): string {
  return dimension === null ? sayNumber(value) : sayMeasure(value, dimension, units);
}

const SIGNS = { plus: 1, minus: -1 } as const;

/** Adds or takes away, and writes the step down; null where it cannot be. */
export function combine(
  story: Story,
  one: Known,
  sign: keyof typeof SIGNS,
  other: Known,
): Known | null {
  if (one.dimension !== other.dimension) return null;
  const value = one.value + SIGNS[sign] * other.value;
  if (value < 0 || value > LIMIT) return null;
  const spoken = [one.value, other.value, value].map((number) => say(story, number, one.dimension));
  story.steps.push(`${spoken[0]} ${sign} ${spoken[1]} ist ${spoken[2]}.`);
  return { ...one, value, from: [...one.from, ...other.from] };
}

/** So many times as much. */
export function multiply(story: Story, count: Known, each: Known): Known | null {
  const value = count.value * each.value;
  if (value > LIMIT || count.dimension !== null) return null;
  story.steps.push(
    `${sayNumber(count.value)} mal ${say(story, each.value, each.dimension)} ist ${say(story, value, each.dimension)}.`,
  );
  return { ...each, value, from: [...count.from, ...each.from] };
}

/** Whole and rest of a division, with its step; null where nothing can be shared. */
export function divide(
  story: Story,
  whole: Known,
  by: Known,
): { known: Known; rest: number } | null {
  if (by.value <= 0 || (by.dimension !== null && by.dimension !== whole.dimension)) return null;
  const isMeasured = whole.dimension !== null && by.dimension === null;
  const exact = whole.value / by.value;
  const value = isMeasured ? exact : Math.floor(exact + 1e-9);
  if (isMeasured && Math.abs(Math.round(value * 1_000) / 1_000 - value) > 1e-9) return null;
  const rest = isMeasured ? 0 : Math.round((whole.value - value * by.value) * 1e6) / 1e6;
  const dimension = isMeasured ? whole.dimension : null;
  const restText = rest > 0 ? ` Rest ${say(story, rest, whole.dimension)}` : '';
  story.steps.push(
    `${say(story, whole.value, whole.dimension)} geteilt durch ${say(story, by.value, by.dimension)} ist ${say(story, value, dimension)}${restText}.`,
  );
  return { known: { ...whole, value, dimension, from: [...whole.from, ...by.from] }, rest };
}

const PARTS: readonly [number, string][] = [
  [1 / 2, 'Die Hälfte'],
  [1 / 3, 'Ein Drittel'],
  [2 / 3, 'Zwei Drittel'],
  [1 / 4, 'Ein Viertel'],
  [3 / 4, 'Drei Viertel'],
  [1 / 5, 'Ein Fünftel'],
  [1 / 8, 'Ein Achtel'],
  [1 / 10, 'Ein Zehntel'],
];

/** A share of an amount: half of 12. */
export function takeShare(story: Story, whole: Known, share: Amount): Known | null {
  const value = Math.round(whole.value * share.value * 1e6) / 1e6;
  if (whole.dimension === null && !Number.isInteger(value)) return null;
  const name = PARTS.find(([part]) => Math.abs(part - share.value) < 1e-9)?.[1];
  if (!name) return null;
  story.steps.push(
    `${name} von ${say(story, whole.value, whole.dimension)} ist ${say(story, value, whole.dimension)}.`,
  );
  return { ...whole, value, from: [...whole.from, share.at] };
}
