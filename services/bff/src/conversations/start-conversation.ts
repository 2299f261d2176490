import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { actFor } from '../sessions/act-for.ts';

/** Starts an empty conversation (SPEC 7, `POST /api/conversations`). */
export async function startConversation(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<{ id: string }> {
  return services.conversation.create(actFor(request));
}
