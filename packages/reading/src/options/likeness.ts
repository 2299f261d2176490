import { editDistance } from '../spoken/edit-distance.ts';
import type { Option } from './option.ts';

/** Letters that beginners take for each other. */
const CONFUSED = ['bdpqß', 'mnuw', 'ei', 'fvw', 'tf', 'kg', 'sz', 'oa', 'il'].map((letters) => [
  ...letters,
]);

/** How much two options are like each other: 0 nothing in common, 1 named as similar. */
export function likeness(one: Option, other: Option): number {
  if (one.similar?.includes(other.text) || other.similar?.includes(one.text)) return 1;
  const [first, second] = [one.text.toLowerCase(), other.text.toLowerCase()];
  const distance = editDistance(first, second, (from, to) => (isConfused(from, to) ? 0.5 : 1));
  return 1 - distance / Math.max(first.length, second.length, 1);
}

function isConfused(one: string, other: string): boolean {
  return CONFUSED.some((letters) => letters.includes(one) && letters.includes(other));
}
