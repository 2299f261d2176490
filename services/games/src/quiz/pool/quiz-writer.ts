import type { QuizTopic } from './quiz-topic.ts';

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
