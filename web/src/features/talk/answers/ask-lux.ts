import type { AnswerEvent } from '@lux/contracts/conversation/answer-event.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { answerEvents } from './answer-events.ts';
import { conversationApi } from './conversation-api.ts';
import { keptConversation } from './kept-conversation.ts';

/** Asks in the kept conversation; begins one where there is none, or where the server lost it. */
export async function* askLux(
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
