import type { Readable } from 'node:stream';
import type { NewMessage } from '@lux/contracts/conversation/new-message.ts';
import type { PreparedMessage } from '@lux/contracts/conversation/prepared-message.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';
import { tellTalkAnswered } from '../stickers/tell-talk-answered.ts';
import { watchAnswer } from './watch-answer.ts';

interface Sent {
  conversationId: string;
  message: NewMessage | PreparedMessage;
  signal: AbortSignal;
}

/**
 * Says something to LUX and gives the answer as an event stream (DESIGN 5). A prepared message
 * leaves no trace in the records unless it was committed and so came to its end.
 */
export async function streamMessage(
  deps: Pick<Deps, 'services' | 'activities'>,
  request: FastifyRequest,
  { conversationId, message, signal }: Sent,
): Promise<Readable> {
  const isMeant = !('turnId' in message);
  if (isMeant) request.record({ type: 'text', prompt: message.content });

  const { body } = await deps.services.conversation.streamAnswer(
    actFor(request, errors.CONVERSATION_NOT_FOUND),
    conversationId,
    message,
    signal,
  );
  return watchAnswer(body, (answer) => {
    request.record({
      type: 'text',
      prompt: message.content,
      response: answer.content,
      safety: answer.safety,
    });
    tellTalkAnswered(deps, request, answer);
  });
}
