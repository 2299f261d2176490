import { randomInt } from 'node:crypto';

/** The values in a random order, each order as likely as any other (Fisher and Yates). */
export function shuffle<Value>(values: readonly Value[]): Value[] {
  const rest = [...values];
  const shuffled: Value[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(randomInt(rest.length), 1));
  return shuffled;
}
