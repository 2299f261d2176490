import { sayMoney } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { tellWay } from '@lux/maths/read-word-problem/shapes/ways.ts';
import { leaves, readResult, thing } from './follow-result.ts';

const SWAPS =
  /tausch\p{L}* (?:\p{L}+ )*?(?<gone>\d+)(?: \p{L}+){0,2} (?:gegen|für) (?<got>\d+)(?! cent)/u;
const SWAPPED =
  /(?<gone>\d+)(?: \p{L}+){0,2} (?:gegen|für) (?<got>\d+)(?: \p{L}+){0,2} (?:ein|um)?tausch\p{L}*/u;

/** "Und wenn ich 5 gegen 2 tausche?", behind how many there are. */
export function swapsSome(said: string, last: string): string | null {
  const result = readResult(last);
  const found = (SWAPS.exec(said) ?? SWAPPED.exec(said))?.groups;
  if (!result || result.isMoney || !found || (said.match(/\d+/gu) ?? []).length !== 2) return null;
  const [gone, got] = [Number(found.gone), Number(found.got)];
  const rest = result.value - gone;
  if (rest < 0) return `Das reicht nicht. Es fehlen noch ${thing(-rest, result)}.`;
  return `${tellWay(`${result.value} minus ${gone} ist ${rest}`, `${rest} plus ${got} ist ${rest + got}`)} Es sind ${thing(rest + got, result)}.`;
}

const COMPARED = /^(?<told>\d+) (?:plus|minus) \d+ ist (?<other>\d+)\. Es sind \d+/u;
const ASKS_BOTH =
  /^und (?:(?:wie ?viele? |was )(?:haben|hat|sind|ist|machen) )?(?:(?:beide|die|sie|wir|das|alle|es|dann) )*(?:zusammen|insgesamt)$/u;

/** "Und zusammen?", behind how many more or fewer one of two has. */
export function bothTogether(said: string, last: string, before: string): string | null {
  const result = readResult(last);
  const found = COMPARED.exec(last)?.groups;
  if (!result || !found || !ASKS_BOTH.test(said)) return null;
  if (!/(?<!\p{L})(?:mehr|weniger)(?: \p{L}+)? als(?!\p{L})/u.test(before)) return null;
  const [told, other] = [Number(found.told), Number(found.other)];
  return `${told} plus ${other} ist ${told + other}. Es sind ${thing(told + other, result)}.`;
}

const MONEY =
  '(?:(?<euros>\\d+) Euro(?: (?:und )?(?<cents>\\d{1,2})(?: Cent)?)?|(?<only>\\d+) Cent)';
const MISSING = new RegExp(
  `(?:Es fehlen (?:noch )?${MONEY}|ist ${MONEY.replaceAll(/<(\w+)>/gu, '<$1Told>')}\\. So viel fehlt noch)\\.$`,
  'u',
);
const GETS =
  /(?<!\p{L})(?:krieg\p{L}*|bekomm\p{L}*|schenk\p{L}*|geb\p{L}*|gibt|dazu|spar\p{L}*|finde\p{L}*|leih\p{L}*)(?!\p{L})/u;
const IS_OFTEN = /(?<!\p{L})(?:jede\p{L}*|pro|woche\p{L}*|tag|monat)(?!\p{L})/u;

/** "Und wenn ich noch 3 Euro krieg?", behind what is missing. */
export function getsMissing(said: string, last: string): string | null {
  const found = MISSING.exec(last)?.groups;
  const amounts = [...said.matchAll(/(?<amount>\d+)(?<unit> cent)?/gu)];
  const [only] = amounts;
  if (!found || !only || amounts.length > 1 || !GETS.test(said) || IS_OFTEN.test(said)) return null;
  const cents = found.only ?? found.onlyTold;
  const missing =
    cents === undefined
      ? Number(found.euros ?? found.eurosTold) * 100 + Number(found.cents ?? found.centsTold ?? 0)
      : Number(cents);
  const given = Number(only.groups?.amount) * (only.groups?.unit === undefined ? 100 : 1);
  const left = missing - given;
  if (left > 0)
    return `${sayMoney(missing)} minus ${sayMoney(given)} ist ${sayMoney(left)}. Es fehlen noch ${sayMoney(left)}.`;
  if (left === 0) return 'Dann reicht es genau.';
  return `Dann reicht es. ${sayMoney(given)} minus ${sayMoney(missing)} ist ${sayMoney(-left)}. ${leaves(-left, { value: -left, isMoney: true, things: '' })}`;
}
