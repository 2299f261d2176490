import type { AnswerEvent } from '@lux/contracts/conversation/answer-event.ts';
import { askLux } from './ask-lux.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** The answer prepared while listening, where there is one that works; else it is asked for now. */
export async function* answerTo(
  question: string,
  prepared: PreparedAnswer | null,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const events = (await prepared?.commit(signal)) ?? null;
  if (signal.aborted) return;
  yield* events ?? askLux(question, signal);
}
