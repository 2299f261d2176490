import { pickWeighted } from '@lux/random/choose.ts';
import { integerBetween, type Random } from '@lux/random/random.ts';
import type { Draft } from '../drafts/draft.ts';
import { draftOfGap } from '../drafts/draft-of-gap.ts';
import { draftOfRest } from '../drafts/draft-of-rest.ts';
import { draftOfSum } from '../drafts/draft-of-sum.ts';
import { draftOfTerm } from '../drafts/draft-of-term.ts';
import type { Difficulty } from '../problem.ts';
import type { Operation } from '../sums/sum.ts';
import { draftOfWordProblem } from '../word-problems/draft-of-word-problem.ts';
import { sampleEasySum } from './sample-easy-sum.ts';
import { sampleFractionSum } from './sample-fraction-sum.ts';
import { sampleHardSum } from './sample-hard-sum.ts';
import { sampleMediumSum } from './sample-medium-sum.ts';
import { sampleMixedTerm } from './sample-mixed-term.ts';

interface Wanted {
  difficulty: Difficulty;
  operation: Operation;
  /** All that may appear; longer sums use several. */
  operations: readonly Operation[];
  isWordProblem: boolean;
}

/** What grades 1–2 and 3–4 count to. */
const EASY_MOST = 100;
const MEDIUM_MOST = 1_000_000;

/** One problem of a level, before its options are chosen. */
export function sampleDraft(random: Random, wanted: Wanted): Draft {
  const { difficulty, operation, isWordProblem } = wanted;
  if (isWordProblem) {
    const most = difficulty === 'easy' ? EASY_MOST : Number.POSITIVE_INFINITY;
    return draftOfWordProblem(random, difficulty, operation, most);
  }
  switch (difficulty) {
    case 'easy':
      return sampleEasy(random, operation);
    case 'medium':
      return sampleMedium(random, wanted);
    case 'hard':
      return sampleHard(random, wanted);
  }
}

function sampleEasy(random: Random, operation: Operation): Draft {
  const sum = sampleEasySum(random, operation);
  return random() < 0.15 ? draftOfGap(sum, EASY_MOST) : draftOfSum(sum, { most: EASY_MOST });
}

function sampleMedium(random: Random, { operation, operations }: Wanted): Draft {
  const mixed = random() < 0.2 && sampleMixedTerm(random, 'medium', operations);
  if (mixed) return draftOfTerm(mixed);
  if (operation === '/' && random() < 0.35) return sampleRest(random);
  const sum = sampleMediumSum(random, operation);
  return random() < 0.08 ? draftOfGap(sum, MEDIUM_MOST) : draftOfSum(sum, { most: MEDIUM_MOST });
}

function sampleHard(random: Random, { operation, operations }: Wanted): Draft {
  const mixed = random() < 0.2 && sampleMixedTerm(random, 'hard', operations);
  if (mixed) return draftOfTerm(mixed);
  if (random() < 0.28)
    return draftOfSum(sampleFractionSum(random, operation), { isFraction: true });
  return draftOfSum(sampleHardSum(random, operation));
}

function sampleRest(random: Random): Draft {
  const divisor = integerBetween(random, 2, 9);
  const quotient = pickWeighted(random, [
    [3, integerBetween(random, 2, 10)],
    [1, integerBetween(random, 11, 40)],
  ]);
  return draftOfRest(quotient * divisor + integerBetween(random, 1, divisor - 1), divisor);
}
