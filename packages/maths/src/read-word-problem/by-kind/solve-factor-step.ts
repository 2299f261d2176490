import { FACTORS } from '../factors.ts';
import { plainProblem } from '../shapes/plain-problem.ts';
import { calculate, tellWay } from '../shapes/ways.ts';

const AS = 'alt|groß|viele?|lang|schwer';
const TOLD = new RegExp(
  `(?<who>\\p{L}+) (?:ist|hat|wiegt) (?<factor>${Object.keys(FACTORS).join('|')}) so (?:${AS})(?: \\p{L}+)? wie (?<other>\\p{L}+) (?<sign>plus|minus) (?<step>\\d+)`,
  'u',
);
const ASKED =
  /wie (?:alt|groß|viele?|lang|schwer)(?: \p{L}+)? (?:ist|hat|wiegt) (?<asked>[^\d]*)$/u;

/** "Meine Schwester ist doppelt so alt wie ich minus drei": first the times, then the step, as it is told. */
export function solveFactorStep(told: string): string | null {
  const text = plainProblem(told);
  const found = TOLD.exec(text)?.groups;
  const asked = ASKED.exec(text)?.groups?.asked;
  const factor = FACTORS[found?.factor ?? ''];
  if (!found || asked === undefined || factor === undefined) return null;
  const { other = '', who = '', sign = '' } = found;
  const base = new RegExp(
    `(?<!\\p{L})${other} (?:bin|ist|hab|habe|hat|wiege|wiegt) (?:jetzt |schon )?(?<base>\\d+)`,
    'u',
  ).exec(text)?.groups?.base;
  const isOfOther = new RegExp(`(?<!\\p{L})${other}(?!\\p{L})`, 'u').test(asked);
  const isOfWho =
    /^(?:der|die|das|er|sie|es|denn|dann|jetzt|nun|\s)*$/u.test(asked.trim()) ||
    asked.includes(who);
  if (base === undefined || isOfOther || !isOfWho) return null;
  if ((text.match(/\d+/gu) ?? []).length !== 2) return null;
  const times = Number(base) * factor;
  if (!Number.isInteger(times)) return null;
  const first =
    factor < 1
      ? `die Hälfte von ${base} ist ${times}`
      : calculate(factor, 'mal', Number(base)).step;
  const last = calculate(times, sign === 'plus' ? 'plus' : 'minus', Number(found.step));
  if (last.value < 1) return null;
  const unit = / so alt /u.test(text) ? ' Jahre' : '';
  return `${tellWay(first, last.step)} Es sind ${last.value}${unit}.`;
}
