import { isAsking } from '../../follow-ups/is-asking.ts';
import type { Skill } from '../../skill.ts';
import { answerArithmetic } from '../answer-arithmetic.ts';
import { changesProblem } from '../answer-problem-follow-up.ts';
import { electSolution } from '../elect-solution.ts';
import { explainNamedSum } from '../explain-named-sum.ts';
import { isGrave } from '../is-grave.ts';
import { isPlainSum } from '../sum-told.ts';
import { checkSum } from './checked-sum.ts';
import { type Everyday, everydayText } from './everyday-text.ts';
import { followEverydayProblem } from './follow-everyday.ts';
import { readEveryday } from './read-everyday.ts';

const LONGEST = 240;
const COUNTS =
  /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+(?:zehn|zig|hundert|er ?(?:gruppen|teams|reihen|mannschaften)))(?!\p{L})/iu;

/**
 * A problem or a sum that is told by the way, often without a question: "Oma hat mir 20 Euro gegeben, 7 hab ich
 * schon ausgegeben und jetzt will ich ein Buch für 12".
 */
export const answerEverydayProblem: Skill = (asked) => {
  const { question, concern, now } = asked;
  const further = followEverydayProblem(asked) ?? (concern ? null : changesProblem(asked));
  if (further !== null) return further;
  if ((concern && !isAsking(question)) || question.length > LONGEST || !COUNTS.test(question))
    return null;
  if (isPlainSum(question)) return answerArithmetic(question);
  const named = explainNamedSum(question);
  if (named !== null) return named;
  const checked = checkSum(question);
  if (checked !== null) return checked;
  if (isGrave(question)) return null;
  const read = readEveryday(question, now);
  if (read !== null) return read;
  if (!isToldProblem(everydayText(question))) return null;
  const elected = electSolution(question);
  return elected.kind === 'solved' ? elected.text : null;
};

const ASKS_AT_END =
  /(?<!\p{L})(?:wie ?viele?|wie lange?|was kosten?)(?!\p{L})(?!.*(?:wie ?viele?|warum|wieso|heißt|was soll))/u;
const FEWEST = 2;

/** Numbers are told, and behind them one number is asked for: no talk of waiting or of a new class. */
function isToldProblem({ text, numbers }: Everyday): boolean {
  const before = text.slice(0, Math.max(0, text.search(ASKS_AT_END)));
  return numbers.length >= FEWEST && (before.match(/\d+/gu) ?? []).length >= FEWEST;
}
