import { pick, pickWeighted } from '@lux/random/choose.ts';
import { integerBetween, type Random } from '@lux/random/random.ts';
import { Rational } from '../numbers/rational.ts';
import { type Operation, type Sum, wholeSum } from '../sums/sum.ts';

/** A sum of grades 5–6 without fractions: decimals, numbers below 0, larger whole numbers. */
export function sampleHardSum(random: Random, operation: Operation): Sum {
  switch (operation) {
    case '+':
    case '-':
      return pickWeighted(random, [
        [6, sampleDecimalLine],
        [3, sampleBelowZero],
        [2, sampleWrittenLine],
      ])(random, operation);
    case '*':
      return pickWeighted(random, [
        [3, sampleDecimalTimesWhole],
        [2, sampleDecimalTimesDecimal],
        [2, sampleTimesPower],
        [
          2,
          (): Sum => wholeSum(integerBetween(random, 12, 49), '*', integerBetween(random, 11, 25)),
        ],
      ])(random);
    case '/':
      return pickWeighted(random, [
        [3, () => turned(sampleDecimalTimesWhole(random))],
        [2, () => turned(sampleDecimalTimesDecimal(random))],
        [2, () => turned(sampleTimesPower(random))],
        [
          2,
          (): Sum =>
            turned(wholeSum(integerBetween(random, 21, 99), '*', integerBetween(random, 11, 19))),
        ],
      ])();
  }
}

function sampleDecimalLine(random: Random, operation: '+' | '-'): Sum {
  const one = decimal(random, pick(random, [1, 1, 2]), 1, 25);
  const other = decimal(random, pick(random, [1, 2]), 1, 12);
  if (operation === '+') return { left: one, operation, right: other };
  return { left: one.plus(other), operation, right: other };
}

/** Only + and − : tables below 0 come later at school. */
function sampleBelowZero(random: Random, operation: '+' | '-'): Sum {
  const [left, right] = [integerBetween(random, 2, 25), integerBetween(random, 2, 25)];
  if (operation === '+') {
    return random() < 0.7 ? wholeSum(-left, '+', right) : wholeSum(left, '+', -right);
  }
  return pickWeighted(random, [
    [
      4,
      (): Sum =>
        wholeSum(Math.min(left, right), '-', Math.max(left, right) + integerBetween(random, 1, 9)),
    ],
    [3, (): Sum => wholeSum(-left, '-', right)],
    [2, (): Sum => wholeSum(left, '-', -right)],
  ])();
}

function sampleWrittenLine(random: Random, operation: '+' | '-'): Sum {
  const [left, right] = [
    integerBetween(random, 2_500, 48_000),
    integerBetween(random, 1_200, 39_000),
  ];
  return operation === '+' ? wholeSum(left, '+', right) : wholeSum(left + right, '-', right);
}

function sampleDecimalTimesWhole(random: Random): Sum {
  const left = decimal(random, pick(random, [1, 1, 2]), 0, pick(random, [1, 12]));
  return { left, operation: '*', right: Rational.of(integerBetween(random, 2, 9)) };
}

function sampleDecimalTimesDecimal(random: Random): Sum {
  return {
    left: Rational.of(pick(random, [2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 25]), 10),
    operation: '*',
    right: Rational.of(integerBetween(random, 2, 9), 10),
  };
}

function sampleTimesPower(random: Random): Sum {
  const left = decimal(random, pick(random, [1, 2, 3]), 0, 20);
  return { left, operation: '*', right: Rational.of(pick(random, [10, 100, 1_000])) };
}

/** The division that undoes a multiplication. */
function turned({ left, right }: Sum): Sum {
  return { left: left.times(right), operation: '/', right };
}

/** With exactly so many digits behind the comma, the last one not 0. */
function decimal(random: Random, places: number, leastWhole: number, mostWhole: number): Rational {
  const tens = integerBetween(
    random,
    leastWhole * 10 ** (places - 1),
    mostWhole * 10 ** (places - 1),
  );
  return Rational.of(tens * 10 + integerBetween(random, 1, 9), 10 ** places);
}
