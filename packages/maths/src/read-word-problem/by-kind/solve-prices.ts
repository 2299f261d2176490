import { sayMoney } from '../shapes/plain-problem.ts';

const PRICE = '(\\d+(?:[,.]\\d{1,2})?)(?: (euro|cent))?(?: (\\d{1,2})(?! ?\\p{L}*(?:stück|mal)))?';
/** "Ein Eis für 1,50 und eine Limo für 2 Euro": one of each. */
const LIST = new RegExp(
  `(?:ein(?:e|en)?) \\p{L}+ (?:für|kostet|zu) ${PRICE} (?:und |, )?(?:ein(?:e|en)?|die|das|der) (?:\\p{L}+ ){1,2}(?:für |kostet |zu )?${PRICE}`,
  'u',
);
const ASKS_SUM =
  /wie ?viel(?:e)? (?:muss|bezahl\p{L}*|zahl\p{L}*|kost\p{L}*|macht|ist das|geld|gibt|gebe|hat)|was (?:kost\p{L}*|macht|muss|bezahl\p{L}*|zahl\p{L}*)/u;
const MORE =
  /(?<!\p{L})(?:zurück|übrig|rest|wechselgeld|bleib\p{L}*|mehr|weniger|teurer|je|jede\p{L}*|mit \d+|unterschied)(?!\p{L})/u;
/** "Braucht noch 12 Euro für ein Spiel, das 30 Euro kostet, wie viel hat er schon?" */
const STILL_NEEDS =
  /(?:brauch\p{L}*|fehl\p{L}*) (?:\p{L}+ ){0,2}(\d+) euro .*?(\d+) euro (?:kostet|kosten).*wie ?viel .*(?:schon|gespart)|(?:kostet) (\d+) euro.*(?:brauch\p{L}*|fehl\p{L}*) (?:\p{L}+ ){0,2}noch (\d+) euro.*wie ?viel .*(?:schon|gespart)/u;

const cents = (number: string | undefined, unit: string | undefined, part: string | undefined) => {
  const value = Number((number ?? '').replace(',', '.'));
  return unit === 'cent' ? value : Math.round(value * 100) + Number(part ?? 0);
};

/** What some things cost together that are told with their prices, and what is saved already. */
export function solvePrices(told: string): string | null {
  const text = told.toLowerCase().replaceAll(/\s+/gu, ' ');
  const needs = STILL_NEEDS.exec(text);
  if (needs) {
    const [missing, price] = needs[1] ? [needs[1], needs[2]] : [needs[4], needs[3]];
    const left = Number(price) - Number(missing);
    return left < 0
      ? null
      : `${price} Euro minus ${missing} Euro ist ${left} Euro. Es sind ${left} Euro.`;
  }
  const list = LIST.exec(text);
  if (!list || !ASKS_SUM.test(text) || MORE.test(text) || !/euro|cent/u.test(text)) return null;
  const numbers = text.match(/\d+(?:[,.]\d+)?/gu) ?? [];
  const used = [list[1], list[3], list[4], list[6]].filter((part) => part !== undefined);
  if (numbers.length !== used.length) return null;
  const one = cents(list[1], list[2], list[3]);
  const other = cents(list[4], list[5], list[6]);
  return `${sayMoney(one)} plus ${sayMoney(other)} ist ${sayMoney(one + other)}. Das kostet ${sayMoney(one + other)}.`;
}
