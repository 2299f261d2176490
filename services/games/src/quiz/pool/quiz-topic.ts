import type { AgeGroup, QuizCategory } from '@lux/contracts/games/quiz.ts';

/** What a pool of questions is about; all children who wish the same share one. */
export interface QuizTopic {
  category: QuizCategory['id'];
  ageGroup: AgeGroup | 'mixed';
  /** Whether its questions passed the gate, as they must while `childSafeMode` is on (DESIGN 6). */
  isChecked: boolean;
}
