import type { Thing } from '../../content/thing.ts';

/** Two of one kind, as hare and rabbit; a country and its rivers are none. */
export const areAlike = ([one, other, ...more]: readonly Thing[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  more.length === 0 &&
  one.isA.some((kind) => other.isA.includes(kind));
