import { plainSpoken } from '../spoken/plain-spoken.ts';
import { sayNumber } from '../units.ts';

const OF_TWO = /(?<!\p{L})(?:2 zahlen|die summe von 2|2 ziffern)(?!\p{L})/u;
const SUM = /(?:zusammen|summe|addier\p{L}*|zusammenzähl\p{L}*|plus)(?: \p{L}+){0,4}? (?<sum>\d+)/u;
const PRODUCT =
  /(?:mal ?nimm\p{L}*|mal ?nehm\p{L}*|mal ?genommen|multiplizier\p{L}*|produkt|mal ?gerechnet)(?: \p{L}+){0,5}? (?<product>\d+)/u;
const DIFFERENCE =
  /(?:unterschied|differenz|abzieh\p{L}*|auseinander)(?: \p{L}+){0,4}? (?<difference>\d+)|(?<difference2>\d+) (?:größer|mehr|kleiner|auseinander)/u;
const DIGITS = /(?<!\p{L})(?:größte|kleinste)(?: \p{L}+)? zahl/u;

/** Two numbers of which sum and product or sum and difference are told; and the largest number of some digits. */
export function solveTwoNumbers(told: string): string | null {
  const text = plainSpoken(told).toLowerCase();
  return ofDigits(text) ?? (OF_TWO.test(text) ? ofTwo(text) : null) ?? ofUnequal(text);
}

const ALL_TOLD = /(?:zusammen|insgesamt) (?:\p{L}+ ){0,2}?(?<all>\d+)/u;
const ONE_MORE =
  /(?:der|die|das) eine (?:\p{L}+ ){1,4}?(?<by>\d+) (?:\p{L}+ )?(?<sign>mehr|älter|größer|schwerer|länger|teurer|weniger|jünger|kleiner|leichter|kürzer|billiger)/u;
const ASKS_LARGE =
  /(?:wie|was) [^?]*(?<!\p{L})(?:ältere|größere|schwerere|längere|teurere|mehr)(?!\p{L})[^?]*$/u;
const ASKS_SMALL =
  /(?:wie|was) [^?]*(?<!\p{L})(?:jüngere|kleinere|leichtere|kürzere|billigere|weniger)(?!\p{L})[^?]*$/u;

/** "Zwei Brüder sind zusammen 20, der eine ist 4 Jahre älter, wie alt ist der jüngere?" */
function ofUnequal(text: string): string | null {
  const all = Number(ALL_TOLD.exec(text)?.groups?.all ?? Number.NaN);
  const { by } = ONE_MORE.exec(text)?.groups ?? {};
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const apart = Number(by);
  const isAll = numbers.every((number) => number === all || number === apart || number === 2);
  const small = (all - apart) / 2;
  if (by === undefined || !isAll || !Number.isInteger(small) || small <= 0) return null;
  const question = text.slice(text.indexOf(by) + by.length).replace(/^ \p{L}+ \p{L}+er(?= )/u, '');
  const [isSmall, isLarge] = [ASKS_SMALL.test(question), ASKS_LARGE.test(question)];
  if (isSmall === isLarge && !/(?:beide|jeder|jede|sie)(?!\p{L})/u.test(question)) return null;
  const way = `Erst: ${all} minus ${apart} ist ${all - apart}. Dann: ${all - apart} geteilt durch 2 ist ${small}.`;
  const larger = `${small} plus ${apart} ist ${small + apart}`;
  if (isSmall === isLarge) return `${way} Dann: ${larger}. Es sind ${small} und ${small + apart}.`;
  return isSmall ? `${way} Es sind ${small}.` : `${way} Dann: ${larger}. Es sind ${small + apart}.`;
}

function ofTwo(told: string): string | null {
  const text = told.replace(/(?<!\p{L})2 (?=zahlen|ziffern)/gu, '');
  const sum = Number(SUM.exec(text)?.groups?.sum ?? Number.NaN);
  const product = Number(PRODUCT.exec(text)?.groups?.product ?? Number.NaN);
  const groups = DIFFERENCE.exec(text)?.groups;
  const difference = Number(groups?.difference ?? groups?.difference2 ?? Number.NaN);
  const count = (text.match(/\d+/gu) ?? []).length;
  if (count !== 2 || Number.isNaN(sum)) return null;
  const apart = Number.isNaN(product) ? difference : Math.sqrt(sum * sum - 4 * product);
  const [small, large] = [(sum - apart) / 2, (sum + apart) / 2];
  if (!Number.isInteger(small) || !Number.isInteger(large) || small < 0) return null;
  const check = Number.isNaN(product)
    ? `${large} minus ${small} ist ${difference}`
    : `${small} mal ${large} ist ${product}`;
  return `Die Zahlen sind ${small} und ${large}. ${small} plus ${large} ist ${sum}, und ${check}.`;
}

/** "Aus 3, 9 und 5 die größte Zahl und die kleinste, was ist der Unterschied?" */
function ofDigits(text: string): string | null {
  if (!DIGITS.test(text) || !/(?<!\p{L})(?:ziffern|daraus|aus|mit)(?!\p{L})/u.test(text))
    return null;
  const digits: readonly string[] = text.match(/(?<!\d)\d(?!\d)/gu) ?? [];
  if (digits.length < 2 || digits.length !== (text.match(/\d+/gu) ?? []).length) return null;
  const rising = digits.toSorted();
  const large = Number(rising.toReversed().join(''));
  const lead = rising.findIndex((digit) => digit !== '0');
  const small = Number([rising[lead], ...rising.filter((_, at) => at !== lead)].join(''));
  const wantsBoth = /unterschied|minus|differenz/u.test(text);
  if (wantsBoth)
    return `Die größte ist ${large}, die kleinste ist ${small}. ${large} minus ${small} ist ${sayNumber(large - small)}.`;
  if (/größte.*kleinste|kleinste.*größte/u.test(text))
    return `Die größte ist ${large}, die kleinste ist ${small}.`;
  return /größte/u.test(text) ? `Die größte Zahl ist ${large}.` : `Die kleinste Zahl ist ${small}.`;
}
