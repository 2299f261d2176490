import { plainProblem } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { answerArithmetic } from './answer-arithmetic.ts';
import { explainSum } from './explain-sum.ts';

const SUM = '(?<sum>\\d+ (?:plus|minus|mal|geteilt durch|durch) \\d+)';
const WAY =
  '(?:im kopf|am besten|am schnellsten|am leichtesten|schnell|leicht|geschickt|ohne taschenrechner|(?:ganz )?einfach)';
const HOW = '(?:wie|und wie) (?:rechn\\p{L}*|geht|mach\\p{L}*|krieg\\p{L}*|löse?)';
const ASKS: readonly RegExp[] = [
  new RegExp(`^${SUM} ${HOW}(?: \\p{L}+){0,4}?(?: ${WAY})?$`, 'u'),
  new RegExp(`^${HOW} (?:ich |man |du )?(?:das )?${SUM}(?: ${WAY}| aus| denn)*$`, 'u'),
  new RegExp(`^wie kann (?:ich|man) ${SUM}(?: ${WAY})* (?:aus)?rechnen$`, 'u'),
];

/** "Tausend minus 365, wie rechne ich das im Kopf?": the way, and what comes out. */
export function explainNamedSum(question: string): string | null {
  const text = plainProblem(question);
  const sum = ASKS.map((asks) => asks.exec(text)?.groups?.sum).find((found) => found !== undefined);
  return sum === undefined ? null : (explainSum(sum) ?? answerArithmetic(sum));
}
