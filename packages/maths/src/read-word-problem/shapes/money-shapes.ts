import { sayMoney } from './plain-problem.ts';
import type { Shape } from './shape.ts';

const ASKS_PRICE =
  '.*(?:was|wie ?viel(?:e)?) .*(?:zahl|kost|macht|ausgeb|ausgegeben|brauch|teuer)\\p{L}*';
const ASKS_CHANGE = '.*(?:zurück|rückgeld|wechselgeld|übrig|heraus|raus|bleib|wieder)';

/** Prices of several, and the change. All money is in cents. */
export const MONEY_SHAPES: readonly Shape[] = [
  {
    // "Eine Karte kostet 6 Euro 50, wir sind 4 Leute, was müssen wir zahlen?"
    pattern: new RegExp(
      `ein(?:e|en)? (?<noun>\\p{L}+) kostet (?<a>\\d+) cent.* (?:wir sind|sind wir|für uns|es sind|wir kaufen|ich (?:kaufe|brauche|nehme)|für) (?:zu )?(?<b>\\d+)(?: \\p{L}+)?(?! ?cent)${ASKS_PRICE}`,
      'u',
    ),
    solve: ({ a, b }) =>
      `${b} mal ${sayMoney(a)} ist ${sayMoney(a * b)}. Das kostet ${sayMoney(a * b)}.`,
  },
  {
    // "3 Kilo Kartoffeln für 2 Euro das Kilo, er gibt 10 Euro, wie viel bekommt er zurück?"
    pattern: new RegExp(
      `(?<a>\\d+) (?<noun>\\p{L}+).* (?:für|zu|à|je|kostet|kosten) (?:je |jeweils )?(?<b>\\d+) cent (?:das|die|der|pro|je|jede[rs]?|ein|eine|stück).* (?<c>\\d+) cent${ASKS_CHANGE}`,
      'u',
    ),
    solve: change,
  },
  {
    // "3 Brezeln für je 80 Cent und zahle mit 5 Euro, wie viel bekomme ich zurück?"
    pattern: new RegExp(
      `(?<a>\\d+) (?<noun>\\p{L}+) (?:für |zu )?(?:je|jeweils|à|pro stück) (?:für )?(?<b>\\d+) cent.* (?<c>\\d+) cent${ASKS_CHANGE}`,
      'u',
    ),
    solve: change,
  },
  {
    // "Ein Eis für 1 Euro 20, ich zahle mit 2 Euro, was kriege ich raus?"
    pattern: new RegExp(
      `^(?!.*\\d+ (?!cent)\\p{L}+)(?:.* )?ein(?:e|en)? \\p{L}+ (?:für|kostet) (?<a>\\d+) cent.* (?<b>\\d+) cent${ASKS_CHANGE}`,
      'u',
    ),
    solve: ({ a, b }) =>
      a > b
        ? null
        : `${sayMoney(b)} minus ${sayMoney(a)} ist ${sayMoney(b - a)}. Es bleiben ${sayMoney(b - a)} übrig.`,
  },
  {
    // "Wie viele 20-Cent-Stücke brauche ich für 2 Euro?"
    pattern:
      /wie ?viele (?<a>\d+)[- ]cent[- ]?(?:stücke|münzen)\p{L}* .*(?:für|sind|ergeben|gehen in) (?<b>\d+) cent/u,
    solve: ({ a, b }) =>
      b % a === 0
        ? `${sayMoney(b)} geteilt durch ${a} Cent ist ${b / a}. Es sind ${b / a} Münzen.`
        : null,
  },
];

function change({ a, b, c }: { a: number; b: number; c: number }): string | null {
  const price = a * b;
  if (price > c) return null;
  return `Erst: ${a} mal ${sayMoney(b)} ist ${sayMoney(price)}. Dann: ${sayMoney(c)} minus ${sayMoney(price)} ist ${sayMoney(c - price)}. Es bleiben ${sayMoney(c - price)} übrig.`;
}
