import { readFileSync } from 'node:fs';
import type { QuizCategory } from '@lux/contracts/games/quiz.ts';
import { load } from 'js-yaml';
import { z } from 'zod';
import { questionKey } from '../quiz-item.ts';
import { BankQuestion } from './bank-question.ts';

/** Our own questions, by category. */
export type QuizBank = Record<QuizCategory['id'], readonly BankQuestion[]>;

const DATA_FOLDER = new URL('../../../data/quiz/', import.meta.url);
/** A child may ask for this many at once (`QuizRequest`), and a round repeats none. */
const FEWEST_QUESTIONS = 20;

/**
 * Reads and checks the bank once, at the start.
 *
 * @throws Error that names the faulty file and question.
 */
export function loadBank(folder: URL = DATA_FOLDER): QuizBank {
  return {
    nature: loadCategory(folder, 'nature'),
    space: loadCategory(folder, 'space'),
    history: loadCategory(folder, 'history'),
    science: loadCategory(folder, 'science'),
  };
}

function loadCategory(folder: URL, category: QuizCategory['id']): BankQuestion[] {
  const file = `${category}.yaml`;
  const entries = z.array(z.unknown()).safeParse(read(folder, file));
  if (!entries.success) throw broken(file, 'is not a list of questions');

  const questions = entries.data.map((entry, index) => {
    const parsed = BankQuestion.safeParse(entry);
    if (!parsed.success) throw broken(`${file}, ${nameOf(entry, index)}`, parsed.error);
    return parsed.data;
  });
  for (const twice of [
    findTwice(questions, ({ id }) => id),
    findTwice(questions, ({ question }) => questionKey(question)),
  ]) {
    if (twice) throw broken(`${file}, ${twice.id}`, 'is there twice, by its id or its text');
  }
  if (questions.length < FEWEST_QUESTIONS) {
    throw broken(file, `has only ${questions.length} questions`);
  }
  return questions;
}

function read(folder: URL, file: string): unknown {
  try {
    return load(readFileSync(new URL(file, folder), 'utf8'));
  } catch (error) {
    throw broken(file, error);
  }
}

/** The entry's id, or its place where it has none. */
function nameOf(entry: unknown, index: number): string {
  const named = z.object({ id: z.string() }).safeParse(entry);
  return named.success ? named.data.id : `entry ${index + 1}`;
}

function findTwice(questions: BankQuestion[], keyOf: (one: BankQuestion) => string) {
  const seen = new Set<string>();
  return questions.find((question) => {
    const key = keyOf(question);
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  });
}

function broken(where: string, why: unknown): Error {
  const reason = why instanceof z.ZodError ? z.prettifyError(why) : String(why);
  return new Error(`The quiz bank is broken: ${where}: ${reason}`, { cause: why });
}
