import type { Moderation } from '@lux/ai/providers/openai-moderation.ts';
import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkByRules } from '@lux/child-safety/check-by-rules.ts';
import type { Logger } from 'pino';
import type { QuizItem } from '../quiz-item.ts';

/** Whether a model's question may be shown to a child. */
export type ItemCheck = (item: QuizItem, signal: AbortSignal) => Promise<boolean>;

/**
 * The gate for questions a model wrote (DESIGN 6): our own rules for every text of it and for all
 * together, then the provider's moderation where there is one. It fails closed: what cannot be
 * checked is not fit. There is no child here to be helped, so a sign of danger only makes it unfit.
 */
export function createItemCheck(moderation: Moderation | null, log: Logger): ItemCheck {
  return async ({ question, answer, wrong, explanation }, signal) => {
    const texts = [question, answer, ...wrong, explanation];
    const whole = texts.join('\n');
    const isFit = [...texts, whole].every(
      (text) => checkByRules(text).verdict === 'ok' && checkAnswer(text).verdict === 'ok',
    );
    if (!isFit || !moderation) return isFit;
    try {
      return !(await moderation.isFlagged(whole, signal));
    } catch (error) {
      log.warn({ err: error }, 'moderation not reachable, a question is left out');
      return false;
    }
  };
}
