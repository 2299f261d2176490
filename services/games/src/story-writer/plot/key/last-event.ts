import type { StoryData } from '../../data/load-story-data.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { type Statement, stateClause } from './state-clause.ts';
import { stateSentence } from './state-sentence.ts';

/** What a text stops at, as the child has told it. */
export interface LastEvent extends Statement {
  clause: Clause;
}

const SAYING = /^(?:sagen|rufen|fragen|meinen|flüstern|schreien|antworten|denken)$/u;
/** A sentence of more words is told again by its last clause only. */
const LONGEST = 11;

/** What the very last sentence says, in the child's own words; null where it cannot stand alone. */
export function lastEvent(
  reading: StoryReading,
  { language }: Pick<StoryData, 'language'>,
): LastEvent | null {
  const { clauses, corrected, broken } = reading;
  // What is asked or said is no event.
  if (broken || /[?“”"]\s*$/u.test(corrected.text.trim())) return null;
  const end = clauses.at(-1)?.sentence ?? 0;
  const own = clauses.filter(({ sentence }) => sentence === end);
  const last = own.findLast(({ isSubordinate, finiteAt }) => !isSubordinate && finiteAt >= 0);
  // `Heute hat es gesagt wir müssen sofort los`: somebody says so.
  if (!last || (own.length > 1 && own.some(({ verb }) => SAYING.test(verb)))) return null;
  const whole = stateSentence(reading);
  const stated = stateClause(last, reading, language);
  const isLong = own.flatMap(({ words }) => words).length > LONGEST;
  const isPart = own.length > 1 && last.subject !== null && last.subject.kind !== 'pronoun';
  const clear = [whole, stated].filter((one) => one !== null);
  const text =
    isLong && isPart && stated?.isClear
      ? stated
      : (clear.find(({ isClear }) => isClear) ?? clear[0] ?? null);
  return text && { ...text, clause: last };
}
