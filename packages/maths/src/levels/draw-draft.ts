import { pickWeighted } from '@lux/random/choose.ts';
import { integerBetween, type Random } from '@lux/random/random.ts';
import type { Difficulty } from '../difficulty.ts';
import type { Draft } from '../drafts/draft.ts';
import { draftOfGap } from '../drafts/draft-of-gap.ts';
import { draftOfRest } from '../drafts/draft-of-rest.ts';
import { draftOfSum } from '../drafts/draft-of-sum.ts';
import { draftOfTerm } from '../drafts/draft-of-term.ts';
import type { Operation } from '../operation.ts';
import { draftOfStory } from '../stories/draft-of-story.ts';
import { drawEasySum } from './draw-easy-sum.ts';
import { drawFractionSum } from './draw-fraction-sum.ts';
import { drawHardSum } from './draw-hard-sum.ts';
import { drawMediumSum } from './draw-medium-sum.ts';
import { drawMixedTerm } from './draw-mixed-term.ts';

interface Wanted {
  difficulty: Difficulty;
  operation: Operation;
  /** All that may appear; longer sums use several. */
  operations: readonly Operation[];
  isStory: boolean;
}

/** What grades 1–2 and 3–4 count to. */
const EASY_MOST = 100;
const MEDIUM_MOST = 1_000_000;

/** One problem of a level, before its options are chosen. */
export function drawDraft(random: Random, wanted: Wanted): Draft {
  const { difficulty, operation, isStory } = wanted;
  if (isStory) {
    const most = difficulty === 'easy' ? EASY_MOST : Number.POSITIVE_INFINITY;
    return draftOfStory(random, difficulty, operation, most);
  }
  switch (difficulty) {
    case 'easy':
      return drawEasy(random, operation);
    case 'medium':
      return drawMedium(random, wanted);
    case 'hard':
      return drawHard(random, wanted);
  }
}

function drawEasy(random: Random, operation: Operation): Draft {
  const sum = drawEasySum(random, operation);
  return random() < 0.15 ? draftOfGap(sum, EASY_MOST) : draftOfSum(sum, { most: EASY_MOST });
}

function drawMedium(random: Random, { operation, operations }: Wanted): Draft {
  const mixed = random() < 0.2 && drawMixedTerm(random, 'medium', operations);
  if (mixed) return draftOfTerm(mixed);
  if (operation === '/' && random() < 0.35) return drawRest(random);
  const sum = drawMediumSum(random, operation);
  return random() < 0.08 ? draftOfGap(sum, MEDIUM_MOST) : draftOfSum(sum, { most: MEDIUM_MOST });
}

function drawHard(random: Random, { operation, operations }: Wanted): Draft {
  const mixed = random() < 0.2 && drawMixedTerm(random, 'hard', operations);
  if (mixed) return draftOfTerm(mixed);
  if (random() < 0.28) return draftOfSum(drawFractionSum(random, operation), { isFraction: true });
  return draftOfSum(drawHardSum(random, operation));
}

function drawRest(random: Random): Draft {
  const divisor = integerBetween(random, 2, 9);
  const quotient = pickWeighted(random, [
    [3, integerBetween(random, 2, 10)],
    [1, integerBetween(random, 11, 40)],
  ]);
  return draftOfRest(quotient * divisor + integerBetween(random, 1, divisor - 1), divisor);
}
