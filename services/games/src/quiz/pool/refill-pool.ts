import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { QuizBank } from '../bank/load-bank.ts';
import { readModelAnswer } from '../model-answer/read-model-answer.ts';
import { type QuizItem, questionKey } from '../quiz-item.ts';
import type { ItemCheck } from './create-item-check.ts';
import type { QuizPool } from './create-quiz-pool.ts';
import type { QuizTopic, QuizWriter } from './quiz-writer.ts';

export interface RefillDeps {
  pool: QuizPool;
  writer: QuizWriter;
  bank: QuizBank;
  isFit: ItemCheck;
  log: Logger;
}

/** Three rounds (SPEC 9). */
const ORDER_COUNT = 15;

/**
 * Has a model write questions and puts those into the pool that are whole, new and, where the topic
 * says so, fit for children.
 *
 * @throws where the model or Redis does not answer.
 */
export async function refillPool(
  { pool, writer, bank, isFit, log }: RefillDeps,
  topic: QuizTopic,
  signal: AbortSignal,
): Promise<void> {
  const { category, ageGroup, isChecked } = topic;
  const pooled = await pool.read(topic);
  const known = pooled.map(({ question }) => question);
  const order = { category, ageGroup, count: ORDER_COUNT, known };

  const written = readModelAnswer(await writer.write(order, signal)).slice(0, 2 * ORDER_COUNT);
  const fresh = leaveOutKnown(written, [...pooled, ...bank[category]]);
  const fit = isChecked ? await keepFit(fresh, isFit, signal) : fresh;
  await pool.add(topic, fit);
  log.info({ ...topic, written: written.length, added: fit.length }, 'quiz pool refilled');
}

function leaveOutKnown(items: QuizItem[], known: { question: string }[]): QuizItem[] {
  const keys = new Set(known.map(({ question }) => questionKey(question)));
  return items.filter(({ question }) => {
    const key = questionKey(question);
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

/** One by one: each check blocks the event loop for some milliseconds. */
async function keepFit(items: QuizItem[], isFit: ItemCheck, signal: AbortSignal) {
  const fit: QuizItem[] = [];
  for (const item of items) {
    if (await isFit(item, signal)) fit.push(item);
    await yieldToEventLoop();
  }
  return fit;
}
