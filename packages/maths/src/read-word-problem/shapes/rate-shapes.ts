import { isSameNoun } from '../story.ts';
import { nameUnit, readUnit, sayNumber } from '../units.ts';
import { sayMoney } from './plain-problem.ts';
import type { Found, Shape } from './shape.ts';
import { share, tellWay, thereAre } from './ways.ts';

/** What one of many is called behind "jedes 10.", where the mark is not spoken. */
export const ONE_OF_MANY =
  'los|kind|auto|tag|schüler|besucher|gast|ei|baum|haus|person|teil|apfel|kunde|kugel|karte';

const UNIT = '(?:liter|kilo|kilogramm|kg|meter|gramm|kilometer|stunde|minute|tag|woche)n?';
const EVERY_NTH: Readonly<Record<string, number>> = {
  zweite: 2,
  dritte: 3,
  vierte: 4,
  fünfte: 5,
  sechste: 6,
  achte: 8,
  zehnte: 10,
};
const NTH = Object.keys(EVERY_NTH).join('|');

/** "40 Liter, der Liter kostet 2 Euro": of one unit the price is told. */
function byUnit({ a, b, unit, other }: Found): string | null {
  if (!isSameNoun(unit, other)) return null;
  const name = nameUnit(readUnit(unit)?.name ?? unit, a);
  return `${a} ${name} zu je ${sayMoney(b)}: ${a} mal ${sayMoney(b)} ist ${sayMoney(a * b)}. Das kostet ${sayMoney(a * b)}.`;
}

/** What one of them weighs, costs or is. */
function ofOne({ a, b, noun, one, unit }: Found): string | null {
  if (!isSameNoun(noun, one) || a < 2) return null;
  const each = b / a;
  if (!Number.isInteger(each * 100)) return null;
  const isMoney = unit === 'cent';
  const name = readUnit(unit)?.name ?? unit;
  const say = (value: number) =>
    isMoney ? sayMoney(value) : `${sayNumber(value)} ${nameUnit(name, value)}`;
  if (isMoney && !Number.isInteger(each)) return null;
  return `${say(b)} geteilt durch ${a} ist ${say(each)}. Es sind ${say(each)}.`;
}

/** Prices of a unit, the weight of one of several, and every tenth of them. */
export const RATE_SHAPES: readonly Shape[] = [
  {
    pattern: new RegExp(
      `(?<a>\\d+) (?<unit>${UNIT})(?!\\p{L}).*(?:ein|eine|der|die|das|pro|je) (?<other>${UNIT}) (?:\\p{L}+ ){0,2}?(?<b>\\d+) cent.*(?:wie ?viel|was|wie teuer)`,
      'u',
    ),
    solve: byUnit,
  },
  {
    pattern: new RegExp(
      `(?:ein|eine|der|die|das|pro|je) (?<other>${UNIT}) (?:\\p{L}+ ){0,3}?(?<b>\\d+) cent.*?(?<a>\\d+) (?<unit>${UNIT})(?!\\p{L})`,
      'u',
    ),
    solve: (found) => (/wie ?viel|was|wie teuer/u.test(found.text) ? byUnit(found) : null),
  },
  {
    // "Eine Kiste mit 12 Flaschen wiegt 18 Kilo, wie viel wiegt eine Flasche?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) (?:\p{L}+ ){0,2}?(?:wiegt|wiegen|kostet|kosten) (?:zusammen )?(?<b>\d+) (?<unit>cent|kilo|kilogramm|kg|gramm).*(?:wie ?viel|wie schwer|was) (?:wiegt|kostet|ist) (?:eine?r?|1) (?<one>\p{L}+)/u,
    solve: ofOne,
  },
  {
    // "Opa ist 72, ich bin 9, wie viel mal so alt ist Opa?"
    pattern:
      /(?<a>\d+).* (?<b>\d+).*(?:wie ?viel ?mal|wie ?vielmal|wie oft mal) so (?:alt|viele?|groß|lang|schwer|teuer)/u,
    solve: ({ a, b }) => {
      const [large, small] = a > b ? [a, b] : [b, a];
      if (small === 0 || large % small !== 0) return null;
      return `${tellWay(share(large, small).step)} Es ist ${large / small} mal so viel.`;
    },
  },
  {
    // "Jedes zehnte von 200 Losen gewinnt, wie viele gewinnen?"
    pattern: new RegExp(
      `jede[rsn]? (?<part>${NTH})(?!\\p{L}).*?(?<a>\\d+) (?<noun>\\p{L}+).*wie ?viele`,
      'u',
    ),
    solve: ({ a, part }) => everyNth(a, EVERY_NTH[part] ?? 1),
  },
  {
    // "200 Lose, jedes 10. gewinnt"
    pattern: new RegExp(
      `(?<a>\\d+) (?<noun>\\p{L}+).*jede[rsn]? (?<b>\\d+)\\.? (?:ist|gewinnt|${ONE_OF_MANY})(?!\\p{L}).*wie ?viele`,
      'u',
    ),
    solve: ({ a, b }) => everyNth(a, b),
  },
];

function everyNth(whole: number, by: number): string | null {
  if (by < 2 || whole % by !== 0) return null;
  return `${tellWay(share(whole, by).step)} ${thereAre(whole / by)}`;
}
