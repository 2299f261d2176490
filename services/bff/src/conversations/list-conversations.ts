import type { ConversationSummary } from '@lux/contracts/conversation/conversation.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { actFor } from '../sessions/act-for.ts';

/** The session's conversations, the latest first (SPEC 7, `GET /api/conversations`). */
export async function listConversations(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<ConversationSummary[]> {
  return services.conversation.list(actFor(request));
}
