import type { Rule } from '../../content/schemas.ts';
import type { Tools } from '../tools.ts';

/** Who asks so asks for a rule, not for one word. */
const ASKS_RULE =
  /(?<!\p{L})(?:wann|woran|wodurch|woher|warum|wieso|weshalb|regeln?|\p{L}*regeln?|unterschied|erklär\p{L}*|wo|welche[nrs]?|wozu|nenne?|was|wie|zusammen|getrennt|auseinander|gibt)(?!\p{L})/u;
const SUMS = /rechn|kommazahl|dezimal|minus|plus|bruch|brüche|geteilt/u;
const LONGEST_WORDS = 16;

const matches = (wanted: string, word: string) =>
  wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;

const isAsked = ({ asked }: Rule, words: readonly string[]) =>
  asked.some((groups) =>
    groups.every((group) => group.some((wanted) => words.some((word) => matches(wanted, word)))),
  );

/** "Wann schreibt man ck?": the rule of the primary school; null where none is asked for. */
export function answerRule(text: string, { content, level }: Tools): string | null {
  const words = text.split(' ');
  if (words.length > LONGEST_WORDS || !ASKS_RULE.test(text) || SUMS.test(text)) return null;
  return content.rules.find((rule) => isAsked(rule, words))?.[level] ?? null;
}
