import type { Message } from '@lux/contracts/conversation/conversation.ts';
import { errors } from '../errors.ts';
import { answerTurn } from './answer-turn.ts';

/**
 * Answers a child's message as a whole (SPEC 7, `POST /api/conversations/{id}/messages`).
 *
 * @throws ANSWER_FAILED when the teacher fails.
 */
export async function answerMessage(...turn: Parameters<typeof answerTurn>): Promise<Message> {
  for await (const { event, data } of answerTurn(...turn)) {
    if (event === 'done') return data.message;
  }
  throw errors.ANSWER_FAILED();
}
