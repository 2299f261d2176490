import type { Clause } from './clauses/read-clause.ts';
import type { Entity } from './entity.ts';

const SPEAKING =
  /^(?:sagen|rufen|fragen|flüstern|schreien|antworten|meinen|brüllen|denken|murmeln|zurückrufen)$/u;

/** Who says what is said at the end of a text; null where nobody is named. */
export function speakerOf({
  clauses,
  subjects,
}: {
  clauses: readonly Clause[];
  subjects: ReadonlyMap<Clause, Entity | null>;
}): Entity | null {
  const end = clauses.at(-1)?.sentence ?? 0;
  const told = clauses.findLast(({ verb }) => SPEAKING.test(verb));
  return told && end - told.sentence <= 1 ? (subjects.get(told) ?? null) : null;
}
