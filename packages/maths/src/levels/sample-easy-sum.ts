import { pick, pickWeighted } from '@lux/random/choose.ts';
import { integerBetween, type Random } from '@lux/random/random.ts';
import { type Operation, type Sum, wholeSum } from '../sums/sum.ts';

type Pair = [left: number, right: number];

/**
 * A sum of grades 1–2: numbers up to 20 and to 100, across the ten and not, the tables from 1 to 10
 * with 1, 2, 5 and 10 most often, and their divisions. Nothing below 0, nothing remains.
 */
export function sampleEasySum(random: Random, operation: Operation): Sum {
  const isLine = operation === '+' || operation === '-';
  const [left, right] = either(random, isLine ? sampleAddends(random) : sampleFactors(random));
  if (operation === '-') return wholeSum(left + right, '-', right);
  if (operation === '/') return wholeSum(left * right, '/', right);
  return wholeSum(left, operation, right);
}

function sampleAddends(random: Random): Pair {
  return pickWeighted(random, [
    [2, upToTen],
    [2, insideSecondTen],
    [5, acrossFirstTen],
    [2, wholeTens],
    [3, tensAndOnes],
    [4, acrossAnyTen],
    [4, twoDigits],
  ])(random);
}

function upToTen(random: Random): Pair {
  const left = integerBetween(random, 2, 8);
  return [left, integerBetween(random, 1, 10 - left)];
}

function insideSecondTen(random: Random): Pair {
  const ones = integerBetween(random, 0, 8);
  return [10 + ones, integerBetween(random, 1, 9 - ones)];
}

function acrossFirstTen(random: Random): Pair {
  const left = integerBetween(random, 3, 9);
  return [left, integerBetween(random, 11 - left, 9)];
}

function wholeTens(random: Random): Pair {
  const tens = integerBetween(random, 1, 8);
  return [tens * 10, integerBetween(random, 1, 9 - tens) * 10];
}

function tensAndOnes(random: Random): Pair {
  const ones = integerBetween(random, 0, 7);
  return [integerBetween(random, 2, 9) * 10 + ones, integerBetween(random, 2, 9 - ones)];
}

function acrossAnyTen(random: Random): Pair {
  const ones = integerBetween(random, 2, 9);
  return [integerBetween(random, 2, 8) * 10 + ones, integerBetween(random, 10 - ones, 9)];
}

function twoDigits(random: Random): Pair {
  const left = integerBetween(random, 12, 77);
  return [left, integerBetween(random, 12, 99 - left + 1)];
}

function sampleFactors(random: Random): Pair {
  return pickWeighted(random, [
    [1, (): Pair => [1, integerBetween(random, 2, 10)]],
    [11, (): Pair => [pick(random, [2, 5, 10]), integerBetween(random, 2, 10)]],
    [8, (): Pair => [integerBetween(random, 3, 9), integerBetween(random, 3, 9)]],
  ])();
}

function either(random: Random, [one, other]: Pair): Pair {
  return random() < 0.5 ? [one, other] : [other, one];
}
