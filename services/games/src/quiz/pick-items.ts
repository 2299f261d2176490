import { AgeGroup, type QuizRequest } from '@lux/contracts/games/quiz.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { BankQuestion } from './bank/bank-question.ts';
import { type QuizItem, questionKey } from './quiz-item.ts';

interface Choice extends Pick<QuizRequest, 'count' | 'ageGroup' | 'excludedQuestions'> {
  /** Written by a model for just this age. */
  pooled: readonly QuizItem[];
  bank: readonly BankQuestion[];
}

/**
 * The questions of one round, none twice (SPEC 9). In this order, each at random: new ones of a
 * model, new ones of the bank for this age, for the age next to it; then those the child had, the
 * one longest ago first (`excludedQuestions` is read as oldest first); at last what is two ages away.
 * Fewer than `count` come only of a bank that is too small.
 */
export function pickItems({
  pooled,
  bank,
  count,
  ageGroup,
  excludedQuestions,
}: Choice): QuizItem[] {
  const lastHad = new Map(excludedQuestions.map((text, index) => [questionKey(text), index]));
  const hadAt = ({ question }: QuizItem) => lastHad.get(questionKey(question)) ?? -1;
  const isNew = (item: QuizItem) => hadAt(item) < 0;
  const byLongestAgo = (one: QuizItem, other: QuizItem) => hadAt(one) - hadAt(other);
  const ofDistance = (distance: number) =>
    shuffle(
      Math.random,
      bank.filter((item) => distanceOf(item.ageGroup, ageGroup) === distance),
    );

  const [own, next, far] = [ofDistance(0), ofDistance(1), ofDistance(2)];
  const had = [...pooled, ...own, ...next].filter((item) => !isNew(item)).toSorted(byLongestAgo);
  const inOrder = [
    ...shuffle(Math.random, pooled).filter(isNew),
    ...own.filter(isNew),
    ...next.filter(isNew),
    ...had,
    ...far.filter(isNew),
    ...far.filter((item) => !isNew(item)).toSorted(byLongestAgo),
  ];
  const different = new Map<string, QuizItem>();
  for (const item of inOrder) {
    const key = questionKey(item.question);
    if (!different.has(key)) different.set(key, item);
  }
  return [...different.values()].slice(0, count);
}

/** Steps between two ages; without a wish every age is right. */
function distanceOf(one: AgeGroup, wished: AgeGroup | undefined): number {
  if (wished === undefined) return 0;
  return Math.abs(AgeGroup.options.indexOf(one) - AgeGroup.options.indexOf(wished));
}
