import type { Clause } from '../clauses/read-clause.ts';

/** `die vorher nie da war`, `war zum Glück nicht da`, `jeden Tag suchte er`: nobody misses that. */
export function isUsual(kind: string, { lower }: Clause): boolean {
  if (!/^(?:lostThing|lostBeing|seeks)$/u.test(kind)) return false;
  const text = ` ${lower.join(' ')} `;
  return / (?:vorher|früher|noch nie|zum glück|gerade nicht|jeden tag|jeden morgen|jede nacht|jede woche|immer) /u.test(
    text,
  );
}
