import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import { clausesAsked, gluedQuestions } from './heard/clauses-asked.ts';
import type { readAsked } from './skill.ts';

type Context = Omit<Parameters<typeof readAsked>[1], 'now'>;
interface Considered {
  text: string;
  isKnown: boolean;
}

const FIRST_UNKNOWN = 'Das Erste weiß ich leider nicht. Aber zum Zweiten:';
const COMES_NEAR = /^Genau weiß ich das leider nicht\. Aber ich weiß: /u;
const SECOND_UNKNOWN = 'Das Zweite weiß ich leider nicht.';

/** "Wann schreibt man seid mit d, und wann mit t?" is one question. */
const OF_LETTERS =
  /^(?:und |oder |ist das |wird das |wann |wie |man |es )*(?:mit|ohne) (?:\p{L}{1,3}|doppel\p{L}*|zwei \p{L}|\p{L}{1,3} oder .*)[?. ]*$/iu;

/**
 * Of two questions in one, what is known of either; null where it is one, or nothing of both is known. Where a
 * half is unknown the whole is, so that it may be looked up elsewhere.
 */
export function answerBothHalves(
  question: string,
  context: Context,
  consider: (question: string, context: Context) => Considered,
): Considered | null {
  const halves = clausesAsked(writeOut(question));
  if (halves !== null && OF_LETTERS.test(halves[1])) return null;
  return halves && answerHalves(halves, context, consider);
}

/** Two questions with nothing between them, where they are not known as one. */
export function answerGlued(
  question: string,
  context: Context,
  consider: (question: string, context: Context) => Considered,
): Considered | null {
  const halves = context.concern ? null : gluedQuestions(writeOut(question));
  if (halves === null || OF_LETTERS.test(halves[1])) return null;
  if (!consider(halves[0], context).isKnown) return null;
  return answerHalves(halves, context, consider);
}

function answerHalves(
  [first, second]: readonly [string, string],
  context: Context,
  consider: (question: string, context: Context) => Considered,
): Considered | null {
  const one = consider(first, context);
  const history = [
    ...context.history,
    { role: 'user' as const, content: first },
    { role: 'assistant' as const, content: one.text },
  ];
  const other = consider(second, { ...context, history });
  if (!one.isKnown && !other.isKnown) return null;
  if (!one.isKnown) return { text: `${FIRST_UNKNOWN} ${other.text}`, isKnown: false };
  // What comes near to the second is admitted in words of its own.
  if (!other.isKnown && COMES_NEAR.test(other.text))
    return { text: `${one.text} ${other.text}`, isKnown: false };
  if (!other.isKnown) return { text: `${one.text} ${SECOND_UNKNOWN}`, isKnown: false };
  const isSame = one.text.includes(other.text) || other.text.includes(one.text);
  return isSame ? one : { text: `${one.text} ${other.text}`, isKnown: true };
}
