import type { AnswerEvent } from '@lux/contracts/conversation/answer-event.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { askLux } from './ask-lux.ts';
import type { PreparedAnswer } from './prepare-answer.ts';

/** The answer prepared while listening, where there is one that works; else it is asked for now. */
export async function* answerTo(
  asked: { question: string; askId: string },
  prepared: PreparedAnswer | null,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const events = (await prepared?.commit(signal)) ?? null;
  let hasBegun = false;
  try {
    for await (const event of events ?? []) {
      hasBegun = true;
      yield event;
    }
  } catch (error) {
    const isTorn = error instanceof ApiError && error.code === 'BAD_ANSWER';
    if (hasBegun || signal.aborted || !isTorn) throw error;
  }
  if (!hasBegun && !signal.aborted) {
    // What was committed is this turn already.
    const askId = (events && prepared?.turnId) ?? asked.askId;
    yield* askLux({ ...asked, askId }, signal);
  }
}
