import { readSpokenProblem } from '@lux/maths/read-word-problem/spoken/read-spoken-problem.ts';
import { solveSpokenSum } from '@lux/maths/read-word-problem/spoken-sums/solve-spoken-sum.ts';
import { isAsking } from '../follow-ups/is-asking.ts';
import type { Skill } from '../skill.ts';
import { answerNumberQuestion } from './answer-number-question.ts';
import { isGrave } from './is-grave.ts';
import { asTold } from './problems/as-told.ts';
import { withNouns } from './problems/with-nouns.ts';

const LONGEST = 400;
const COUNTS =
  /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+(?:zehn|zig|hundert|tausend|tel|hälfte|doppelte))(?!\p{L})/iu;

/** "Ich hab zwölf, er isst vier, wie viele hab ich noch": told, and asked at the end. */
const ASKS_LAST =
  /(?<!\p{L})(?:wie (?:viele?[nms]?|oft|lange|alt|schwer|weit)|welche zahl|wann)(?!\p{L})[^.!]*$/iu;

/** "Ist 91 eine Primzahl oder kann man die noch teilen?" */
const IS_OF_PRIMES = /(?<!\p{L})primzahl(?!\p{L}).* oder /iu;
const OR_ELSE = / oder .*$/iu;

/** A problem or a sum told in steps of which every number and word has its place: so it is nothing else. */
export const answerSpokenProblem: Skill = ({ question, concern }) => {
  if (
    (concern && !isAsking(question) && !ASKS_LAST.test(question)) ||
    question.length > LONGEST ||
    !COUNTS.test(question)
  )
    return null;
  if (IS_OF_PRIMES.test(question)) return answerNumberQuestion(question.replace(OR_ELSE, ''));
  const told = asTold(question);
  const sum = solveSpokenSum(told);
  if (sum !== null) return sum;
  return isGrave(question) ? null : readSpokenProblem(withNouns(told));
};
