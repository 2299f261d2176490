import { answerArithmetic } from '../arithmetic/answer-arithmetic.ts';
import type { Asked, Skill } from '../skill.ts';

const ASKS_BOTH =
  /^(?:(?:und|jetzt|dann|aber|ok|okay|bitte|mach|sag|noch|mal) )*(?:beides?|alle beide|die beiden|die zwei|alles)(?: (?:zusammen|auf einmal|in einem satz|hintereinander|jetzt|mal|bitte))*[?!. ]*$/iu;
const ENGLISH = /“([^“”]+)”/gu;
const RESULT = / ist (\d+)\.?$/u;
const TWO = 2;

/** The English of an answer: a whole sentence where it has one. */
function englishIn(text: string): string | undefined {
  const said = [...text.matchAll(ENGLISH)].map(([, words = '']) => words.replace(/[.!]$/u, ''));
  return said.find((words) => /^I /u.test(words)) ?? said[0];
}

/** "I am tired" and "hungry", "I am cold" and "I am hungry": said in one. */
function joined(one: string, other: string): string {
  const words = one.split(' ');
  const shared = words.slice(0, -1).join(' ');
  const rest =
    shared !== '' && other.startsWith(`${shared} `) ? other.slice(shared.length + 1) : other;
  return `${one} and ${rest}${/^I /u.test(one) ? '.' : ''}`;
}

/** "Jetzt beides zusammen": what LUX said last and before that, in one; null where that makes nothing. */
export const answerBothTogether: Skill = ({ history, question }: Asked) => {
  if (!ASKS_BOTH.test(question)) return null;
  const [one, other] = history
    .filter(({ role }) => role === 'assistant')
    .slice(-TWO)
    .map(({ content }) => content);
  if (one === undefined || other === undefined) return null;
  const [first, second] = [englishIn(one), englishIn(other)];
  if (first !== undefined && second !== undefined)
    return `Beides zusammen heißt auf Englisch: “${joined(first, second)}”`;
  const [left, right] = [RESULT.exec(one)?.[1], RESULT.exec(other)?.[1]];
  return left === undefined || right === undefined
    ? null
    : answerArithmetic(`${left} plus ${right}`);
};
