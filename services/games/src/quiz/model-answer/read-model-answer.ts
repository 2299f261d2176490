import { findJsonObjects } from '../../adapters/find-json-objects.ts';
import type { QuizItem } from '../quiz-item.ts';
import { repairQuestion } from './repair-question.ts';

/** Wrappers like `{"quiz": {"questions": [...]}}` go no deeper. */
const DEEPEST = 4;

/**
 * The questions in what a model wrote, however it wrapped, fenced or cut them. What cannot be
 * repaired safely is left out, so there may be none.
 */
export function readModelAnswer(text: string): QuizItem[] {
  return findJsonObjects(text).flatMap((value) => questionsIn(value, DEEPEST));
}

function questionsIn(value: unknown, depth: number): QuizItem[] {
  const item = repairQuestion(value);
  if (item) return [item];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => questionsIn(inner, depth - 1));
}
