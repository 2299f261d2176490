import type { Conversation } from '@lux/contracts/conversation/conversation.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { ownersOf } from '../sessions/owners-of.ts';

/**
 * A conversation with its messages (SPEC 7, `GET /api/conversations/{id}`).
 *
 * @throws CONVERSATION_NOT_FOUND, the same for a foreign id as for one that does not exist.
 */
export async function readConversation(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  id: string,
): Promise<Conversation> {
  const owners = ownersOf(request.session);
  if (owners.length === 0) throw errors.CONVERSATION_NOT_FOUND();
  return services.conversation.read({ owners, requestId: request.id }, id);
}
