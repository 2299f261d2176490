import type { Operation } from '../operation.ts';
import { between } from '../random/between.ts';
import { pick } from '../random/pick.ts';
import { pickWeighted } from '../random/pick-weighted.ts';
import type { Random } from '../random/random.ts';
import type { Sum } from '../sums/sum.ts';
import { wholeSum } from '../sums/whole-sum.ts';

type Pair = [left: number, right: number];

/**
 * A sum of grades 3–4: numbers up to 1000 and round ones up to a million, written addition and
 * subtraction, the big tables, written multiplication and division by one digit.
 */
export function drawMediumSum(random: Random, operation: Operation): Sum {
  const isLine = operation === '+' || operation === '-';
  const [left, right] = isLine ? drawAddends(random) : drawFactors(random);
  if (operation === '-') return wholeSum(left + right, '-', right);
  // Divided is by the small one, as grades 3–4 do.
  if (operation === '/') return wholeSum(left * right, '/', Math.min(left, right));
  return wholeSum(left, operation, right);
}

function drawAddends(random: Random): Pair {
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
  const left = between(random, 11, 79) * 10;
  return [left, between(random, 6, (1_000 - left) / 10) * 10];
}

function threeAndTwoDigits(random: Random): Pair {
  return [between(random, 105, 899), between(random, 15, 99)];
}

function threeDigits(random: Random): Pair {
  const left = between(random, 115, 770);
  return [left, between(random, 115, 1_000 - left)];
}

function fourDigits(random: Random): Pair {
  return [between(random, 1_050, 6_900), between(random, 125, 2_900)];
}

function roundThousands(random: Random): Pair {
  return [between(random, 11, 79) * 1_000, between(random, 3, 19) * 500];
}

function roundTenThousands(random: Random): Pair {
  const left = between(random, 11, 79) * 10_000;
  return [left, between(random, 3, 100 - left / 10_000) * 10_000];
}

function drawFactors(random: Random): Pair {
  return pickWeighted(random, [
    [5, (): Pair => [between(random, 11, 20), between(random, 3, 9)]],
    [3, (): Pair => [between(random, 2, 9) * pick(random, [10, 100]), between(random, 3, 9)]],
    [2, (): Pair => [between(random, 2, 9) * 10, between(random, 2, 9) * 10]],
    [4, (): Pair => [between(random, 21, 99), between(random, 3, 9)]],
    [3, (): Pair => [between(random, 105, 320), between(random, 3, 9)]],
    [1, (): Pair => [between(random, 11, 19), between(random, 11, 15)]],
  ])();
}
