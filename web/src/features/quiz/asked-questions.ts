import type { QuizCategory } from '@lux/contracts/games/quiz.ts';
import { z } from 'zod';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';

type Category = QuizCategory['id'];

/** More than a category of the bank has; the request may name 500. */
const LIMIT = 200;

const Asked = z.partialRecord(z.string(), z.array(z.string().max(400)).catch([]));

const read = () => storage.readJson(storageKeys.askedQuestions, Asked) ?? {};

/** What this child was asked before, so that it does not come again (SPEC 9). */
export const askedQuestions = {
  /** Oldest first, so that those come back first when nothing else is left. */
  of(category: Category): string[] {
    return (read()[category] ?? []).slice(-LIMIT);
  },

  add(category: Category, questions: readonly string[]): void {
    const before = askedQuestions.of(category).filter((one) => !questions.includes(one));
    const asked = [...before, ...questions].slice(-LIMIT);
    storage.writeJson(storageKeys.askedQuestions, { ...read(), [category]: asked });
  },
};
