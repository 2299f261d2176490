import type { AgeGroup, QuizCategory } from '@lux/contracts/games/quiz.ts';

/** What a pool of questions is about; all children who wish the same share one. */
export interface QuizTopic {
  category: QuizCategory['id'];
  ageGroup: AgeGroup | 'mixed';
  /** Whether its questions passed the gate, as they must while `childSafeMode` is on (DESIGN 6). */
  isChecked: boolean;
}

export interface QuizOrder extends Pick<QuizTopic, 'category' | 'ageGroup'> {
  count: number;
  /** Texts of questions that are there already. Ours, never a child's words. */
  known: string[];
}

/** Somebody who writes new questions. */
export interface QuizWriter {
  /**
   * What was written, as it was: perhaps cut off, perhaps no quiz at all.
   *
   * @throws where nothing came.
   */
  write: (order: QuizOrder, signal: AbortSignal) => Promise<string>;
}
