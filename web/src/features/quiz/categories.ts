import type { QuizCategory } from '@lux/contracts/games/quiz.ts';
import { quizCategories } from '@lux/contracts/games/quiz-categories.ts';
import history from 'openmoji/color/svg/1F3FA.svg?url';
import science from 'openmoji/color/svg/1F52C.svg?url';
import nature from 'openmoji/color/svg/1F98B.svg?url';
import space from 'openmoji/color/svg/1FA90.svg?url';

interface Looks {
  /** Address of an OpenMoji file. */
  drawing: string;
  tile: string;
}

const looks: Record<QuizCategory['id'], Looks> = {
  nature: { drawing: nature, tile: 'bg-tile-mint' },
  space: { drawing: space, tile: 'bg-tile-sky' },
  history: { drawing: history, tile: 'bg-tile-rose' },
  science: { drawing: science, tile: 'bg-tile-sun' },
};

/** The four subjects (SPEC 2), as a child sees them. */
export const categories: readonly (QuizCategory & Looks)[] = quizCategories.map((category) => ({
  ...category,
  ...looks[category.id],
}));
