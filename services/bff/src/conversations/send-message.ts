import type { NewMessage } from '@lux/contracts/conversation/conversation.ts';
import type { MarkedMessage } from '@lux/contracts/conversation/marked-message.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';
import { publishTalkAnswered } from '../stickers/publish-talk-answered.ts';

interface Sent {
  conversationId: string;
  message: NewMessage;
  signal: AbortSignal;
}

/** Says something to LUX and gives the answer (SPEC 7, `POST /api/conversations/{id}/messages`). */
export async function sendMessage(
  deps: Pick<Deps, 'services' | 'activities'>,
  request: FastifyRequest,
  { conversationId, message, signal }: Sent,
): Promise<MarkedMessage> {
  request.record({ type: 'text', prompt: message.content, conversationId });
  const answer = await deps.services.conversation.addMessage(
    actFor(request, errors.CONVERSATION_NOT_FOUND),
    conversationId,
    message,
    signal,
  );
  request.record({ response: answer.content, safety: answer.safety, danger: answer.danger });
  request.tellBoard({ area: 'talk', counts: 'question' });
  publishTalkAnswered(deps, request, answer);
  return answer;
}
