import type { StoryData } from '../../data/load-story-data.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { type Statement, stateClause } from './state-clause.ts';
import { stateSentence } from './state-sentence.ts';

/** The child's own clause that says best what the story has come to. */
export interface KeyClause extends Statement {
  clause: Clause;
  /** Whether it says that something is wrong. */
  isWrong: boolean;
}

/** So many sentences back it is still what happens now. */
const NEAR = 3;
const SAYING =
  /^(?:sagen|fragen|rufen|denken|meinen|flüstern|schreien|antworten|heißen|glauben|hoffen|erzählen|murmeln|brüllen|nennen)$/u;
/** What only is so, as it was before. */
const STILL =
  /^(?:sein|haben|stehen|liegen|sitzen|wohnen|leben|hängen|wissen|kennen|mögen|lieben|heißen|spielen|arbeiten|aussehen|bleiben)$/u;
const WRONG =
  /^(?:leider|kein\p{L}*|nicht|nichts|nie|niemals|niemand|weg|fort|verschwunden|leer|kaputt|falsch|allein|alleine|zu|verloren|gestohlen|geklaut|traurig|krank|angst|verboten|tot|gefangen|verletzt|dunkel|zerbrochen|zerrissen|abgebrochen|abgerissen|vergessen|streit|versehen)$/u;
/** `Tim rannte weg`: he is where he wants to be. */
const AWAY = /^(?:weg|fort|zu)$/u;
const SUDDEN = /^(?:plötzlich|einmal|da|dann|jetzt|nun)$/u;
/** How much it counts what a clause says. */
const OF_PROBLEM = 2;
const OF_WRONG = 1.5;
const OF_SUDDEN = 1;
const OF_BUT = 0.7;
const OF_DEED = -1;
const OF_STATE = -1.5;
const PER_SENTENCE = -2;
const OF_UNCLEAR = -0.5;
const OF_WHOLE = -0.3;
/** It need not be bad, though it wants to be told on. */
const OPEN_ENDED =
  /^(?:wish|hoped|contest|task|promise|secret|opening|moves|knock|voice|mystery|tooth|daring|helpNeeded)$/u;
/** How somebody feels about it is not what has happened. */
const FEELING = /^(?:sad|fear|angry|scolded|bored)$/u;
const FELT =
  /^(?:weinen|heulen|schluchzen|jammern|schimpfen|fürchten|freuen|lachen|erschrecken|zittern|klopfen)$/u;
const OF_FEELING = -2;

/** Null where no clause near the end can be told again without a doubt. */
export function findKey(
  reading: StoryReading,
  { language, kinds }: Pick<StoryData, 'language' | 'kinds'>,
  /** Told of in another way. */
  left?: Clause,
): KeyClause | null {
  const { clauses, open, subjects } = reading;
  const last = clauses.at(-1)?.sentence ?? 0;
  // What is told in another way ends the story one sentence sooner.
  const isLeft = left !== undefined && left.sentence === last;
  const isAlone =
    isLeft && clauses.every((one) => one === left || one.sentence < last || one.isSubordinate);
  const end = isAlone ? last - 1 : last;
  const whole = stateSentence(reading);
  const found = clauses
    .filter((one) => end - one.sentence < NEAR && one !== left)
    .flatMap((clause, at) => {
      if (SAYING.test(clause.verb) || (clause.isSubordinate && clause.lower[0] !== 'dass'))
        return [];
      // `Papa hielt meine Hand, dachte ich jedenfalls`
      const next = clauses[clauses.indexOf(clause) + 1];
      const isOnlyThought =
        next?.sentence === clause.sentence && next.finiteAt === 0 && SAYING.test(next.verb);
      const stated = isOnlyThought ? null : stateClause(clause, reading, language);
      // Where a clause cannot stand alone, the whole sentence can.
      const isWhole = stated === null && clause.sentence === last && !isOnlyThought;
      const statement = isWhole ? whole : stated;
      if (!statement) return [];
      const own = open.filter((one) => one.clause === clause);
      const isFelt = FELT.test(clause.verb) || own.some(({ kind }) => FEELING.test(kind));
      const isAllowed = clause.modal === 'dürfen' && !clause.isNegated;
      const isProblem = !isFelt && !isAllowed && own.some(({ kind }) => kinds.problems.has(kind));
      const isBad = isProblem && !own.every(({ kind }) => OPEN_ENDED.test(kind));
      const isOfHero = subjects.get(clause)?.isHero === true;
      const isWrong =
        isBad ||
        clause.isNegated ||
        clause.lower.some((one) => WRONG.test(one) && !(isOfHero && AWAY.test(one)));
      const isDeed = isOfHero && !isWrong && clause.modal === '';
      const isNow =
        clause.lower.slice(0, 2).some((one) => SUDDEN.test(one)) ||
        clause.lower.some((one) => /^(?:plötzlich|jetzt)$/u.test(one));
      const weight =
        (isProblem ? OF_PROBLEM : 0) +
        (isFelt ? OF_FEELING : 0) +
        (isWrong ? OF_WRONG : 0) +
        (/^(?:aber|doch|bloß)$/u.test(clause.lower[0] ?? '') ? OF_BUT : 0) +
        (isNow ? OF_SUDDEN : 0) +
        (isDeed ? OF_DEED : 0) +
        (STILL.test(clause.verb) && !isWrong && !isNow ? OF_STATE : 0) +
        (statement.isClear ? 0 : OF_UNCLEAR) +
        (isWhole ? OF_WHOLE : 0) +
        PER_SENTENCE * (end - clause.sentence) +
        at / 10;
      return [{ ...statement, clause, isWrong, weight }];
    });
  return found.toSorted((one, other) => other.weight - one.weight)[0] ?? null;
}
