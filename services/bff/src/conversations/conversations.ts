import type { Conversation, ListedConversation } from '@lux/contracts/conversation/conversation.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';

/** The session's conversations, the latest first (SPEC 7, `GET /api/conversations`). */
export async function listConversations(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<ListedConversation[]> {
  return services.conversation.list(actFor(request));
}

/** Starts an empty conversation (SPEC 7, `POST /api/conversations`). */
export async function startConversation(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<{ id: string }> {
  return services.conversation.create(actFor(request));
}

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
  return services.conversation.read(actFor(request, errors.CONVERSATION_NOT_FOUND), id);
}

/**
 * Deletes a conversation with all it holds, for good, also after a restore, and its words from the record of requests. These go
 * first: where something is away, the conversation is still there, and it can be tried again.
 *
 * @throws CONVERSATION_NOT_FOUND, as `readConversation`.
 */
export async function removeConversation(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  id: string,
): Promise<void> {
  const caller = actFor(request, errors.CONVERSATION_NOT_FOUND);
  // Nobody takes the words of somebody else's.
  await services.conversation.read(caller, id);
  await services.accounts.noteDeletion(request.id, { thing: { conversationId: id } });
  await services.analytics.deleteWordsOf(request.id, { conversationId: id });
  await services.conversation.remove(caller, id);
}
