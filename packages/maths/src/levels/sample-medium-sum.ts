import { pick, pickWeighted } from '@lux/random/choose.ts';
import { integerBetween, type Random } from '@lux/random/random.ts';
import { type Operation, type Sum, wholeSum } from '../sums/sum.ts';

type Pair = [left: number, right: number];

/**
 * A sum of grades 3–4: numbers up to 1000 and round ones up to a million, written addition and
 * subtraction, the big tables, written multiplication and division by one digit.
 */
export function sampleMediumSum(random: Random, operation: Operation): Sum {
  const isLine = operation === '+' || operation === '-';
  const [left, right] = isLine ? sampleAddends(random) : sampleFactors(random);
  if (operation === '-') return wholeSum(left + right, '-', right);
  // Divided is by the small one, as grades 3–4 do.
  if (operation === '/') return wholeSum(left * right, '/', Math.min(left, right));
  return wholeSum(left, operation, right);
}

function sampleAddends(random: Random): Pair {
  return pickWeighted(random, [
    [3, hundredsAndTens],
    [3, threeAndTwoDigits],
    [4, threeDigits],
    [3, fourDigits],
    [2, roundThousands],
    [2, roundTenThousands],
  ])(random);
}

function hundredsAndTens(random: Random): Pair {
  const left = integerBetween(random, 11, 79) * 10;
  return [left, integerBetween(random, 6, (1_000 - left) / 10) * 10];
}

function threeAndTwoDigits(random: Random): Pair {
  return [integerBetween(random, 105, 899), integerBetween(random, 15, 99)];
}

function threeDigits(random: Random): Pair {
  const left = integerBetween(random, 115, 770);
  return [left, integerBetween(random, 115, 1_000 - left)];
}

function fourDigits(random: Random): Pair {
  return [integerBetween(random, 1_050, 6_900), integerBetween(random, 125, 2_900)];
}

function roundThousands(random: Random): Pair {
  return [integerBetween(random, 11, 79) * 1_000, integerBetween(random, 3, 19) * 500];
}

function roundTenThousands(random: Random): Pair {
  const left = integerBetween(random, 11, 79) * 10_000;
  return [left, integerBetween(random, 3, 100 - left / 10_000) * 10_000];
}

function sampleFactors(random: Random): Pair {
  return pickWeighted(random, [
    [5, (): Pair => [integerBetween(random, 11, 20), integerBetween(random, 3, 9)]],
    [
      3,
      (): Pair => [
        integerBetween(random, 2, 9) * pick(random, [10, 100]),
        integerBetween(random, 3, 9),
      ],
    ],
    [2, (): Pair => [integerBetween(random, 2, 9) * 10, integerBetween(random, 2, 9) * 10]],
    [4, (): Pair => [integerBetween(random, 21, 99), integerBetween(random, 3, 9)]],
    [3, (): Pair => [integerBetween(random, 105, 320), integerBetween(random, 3, 9)]],
    [1, (): Pair => [integerBetween(random, 11, 19), integerBetween(random, 11, 15)]],
  ])();
}
