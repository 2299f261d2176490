import type { Message } from '@lux/contracts/conversation/message.ts';
import type { NewMessage } from '@lux/contracts/conversation/new-message.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { ownersOf } from '../sessions/owners-of.ts';

interface Sent {
  conversationId: string;
  message: NewMessage;
  signal: AbortSignal;
}

/** Says something to LUX and gives the answer (SPEC 7, `POST /api/conversations/{id}/messages`). */
export async function sendMessage(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { conversationId, message, signal }: Sent,
): Promise<Message> {
  request.record({ type: 'text', prompt: message.content });
  const owners = ownersOf(request.session);
  if (owners.length === 0) throw errors.CONVERSATION_NOT_FOUND();
  const answer = await services.conversation.addMessage(
    { owners, requestId: request.id },
    conversationId,
    message,
    signal,
  );
  request.record({ response: answer.content, safety: answer.safety });
  return answer;
}
