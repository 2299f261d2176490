import { pick } from '@lux/random/choose.ts';
import { integerBetween, type Random } from '@lux/random/random.ts';
import { combineTerms, numberTerm, type Term } from '../drafts/term.ts';
import type { Difficulty } from '../problem.ts';
import type { Operation } from '../sums/sum.ts';

type Sample = (random: Random, isHard: boolean) => Term;

/** Longer sums and the operations each needs; all values on the way are whole and not below 0. */
const SHAPES: readonly { needs: readonly Operation[]; sample: Sample }[] = [
  { needs: ['+', '*'], sample: sumAndProduct },
  { needs: ['+', '*'], sample: (...how) => combineTerms(smallSum(...how), '*', factor(...how)) },
  { needs: ['-', '*'], sample: (random, isHard) => lessThan(product(random, isHard), random) },
  { needs: ['-', '*'], sample: (...how) => moreThan(product(...how), ...how) },
  { needs: ['-', '*'], sample: (...how) => combineTerms(factor(...how), '*', smallGap(...how)) },
  { needs: ['+', '/'], sample: (...how) => combineTerms(plain(...how), '+', quotient(...how)) },
  { needs: ['-', '/'], sample: (...how) => moreThan(quotient(...how), ...how) },
  { needs: ['+', '/'], sample: dividedSum },
  { needs: ['*', '/'], sample: (...how) => combineTerms(quotient(...how), '*', factor(...how)) },
  { needs: ['+', '-'], sample: (...how) => moreThan(smallSum(...how), ...how) },
  { needs: ['+', '-'], sample: (...how) => moreThan(smallGap(...how), ...how) },
  { needs: ['-', '+', '*', '/'], sample: productLessQuotient },
];

/** A longer sum of the given operations; null where they make none. */
export function sampleMixedTerm(
  random: Random,
  difficulty: Difficulty,
  operations: readonly Operation[],
): Term | null {
  const possible = SHAPES.filter(({ needs }) => needs.every((one) => operations.includes(one)));
  if (possible.length === 0) return null;
  return pick(random, possible).sample(random, difficulty === 'hard');
}

function plain(random: Random, isHard: boolean): Term {
  return numberTerm(isHard ? integerBetween(random, 15, 180) : integerBetween(random, 5, 90));
}

function factor(random: Random, isHard: boolean): Term {
  return numberTerm(integerBetween(random, 2, isHard ? 12 : 9));
}

function product(random: Random, isHard: boolean): Term {
  const large = isHard ? integerBetween(random, 6, 20) : integerBetween(random, 3, 10);
  return combineTerms(numberTerm(large), '*', numberTerm(integerBetween(random, 2, 9)));
}

function quotient(random: Random, isHard: boolean): Term {
  const divisor = integerBetween(random, 2, isHard ? 12 : 9);
  return combineTerms(
    numberTerm(divisor * integerBetween(random, 2, 10)),
    '/',
    numberTerm(divisor),
  );
}

function smallSum(random: Random, isHard: boolean): Term {
  const most = isHard ? 15 : 7;
  return combineTerms(
    numberTerm(integerBetween(random, 2, most)),
    '+',
    numberTerm(integerBetween(random, 2, most)),
  );
}

function smallGap(random: Random, isHard: boolean): Term {
  const right = integerBetween(random, 3, isHard ? 25 : 12);
  return combineTerms(numberTerm(right + integerBetween(random, 2, 10)), '-', numberTerm(right));
}

function sumAndProduct(random: Random, isHard: boolean): Term {
  const terms = [plain(random, isHard), product(random, isHard)] as const;
  return random() < 0.7
    ? combineTerms(terms[0], '+', terms[1])
    : combineTerms(terms[1], '+', terms[0]);
}

/** The term minus something smaller. */
function lessThan(term: Term, random: Random): Term {
  return combineTerms(term, '-', numberTerm(integerBetween(random, 1, term.value.numerator - 1)));
}

/** Something larger minus the term. */
function moreThan(term: Term, random: Random, isHard: boolean): Term {
  return combineTerms(
    numberTerm(term.value.numerator + integerBetween(random, 3, isHard ? 150 : 60)),
    '-',
    term,
  );
}

function dividedSum(random: Random, isHard: boolean): Term {
  const divisor = integerBetween(random, 2, 9);
  const total = divisor * integerBetween(random, 3, isHard ? 12 : 9);
  const left = integerBetween(random, 2, total - 2);
  const sum = combineTerms(numberTerm(left), '+', numberTerm(total - left));
  return combineTerms(sum, '/', numberTerm(divisor));
}

function productLessQuotient(random: Random, isHard: boolean): Term {
  const less = quotient(random, isHard);
  const least = Math.ceil((less.value.numerator + 1) / 9);
  const large = numberTerm(integerBetween(random, Math.max(least, 3), isHard ? 15 : 10));
  const times = combineTerms(large, '*', numberTerm(9));
  return combineTerms(times, random() < 0.5 ? '+' : '-', less);
}
