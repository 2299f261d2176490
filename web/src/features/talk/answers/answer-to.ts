import type { AnswerEvent } from '@lux/contracts/conversation/conversation.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { answerEvents } from './answer-events.ts';
import { conversationApi } from './conversation-api.ts';
import { keptConversation } from './kept-conversation.ts';
import type { PreparedAnswer } from './prepare-answer.ts';

/** Asks in the current conversation; begins a new one if there is none or the server lost it. */
async function* askLux(
  { question, askId }: { question: string; askId: string },
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const keptId = keptConversation.id();
  try {
    const id = keptId ?? (await keptConversation.open());
    yield* answerEvents(await conversationApi.ask(id, askId, question, { signal }));
  } catch (error) {
    const isLost = keptId !== null && error instanceof ApiError && error.status === 404;
    if (!isLost) throw error;
    keptConversation.forget();
    const id = await keptConversation.open();
    yield* answerEvents(await conversationApi.ask(id, askId, question, { signal }));
  }
}

/**
 * The answer that was prepared while listening; if there is none or it failed, it is asked for now.
 */
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
