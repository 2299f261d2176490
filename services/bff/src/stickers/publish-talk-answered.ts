import type { Message } from '@lux/contracts/conversation/conversation.ts';
import { originOf } from '@lux/service-kit/tracing/origin.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { accountOwnerOf } from '../sessions/act-for.ts';

/**
 * Tells that LUX has answered a user, for stickers. Not where the safety gate stepped in: a child in
 * need must not be congratulated. Never waits and never fails, as the answer must not suffer.
 */
export function publishTalkAnswered(
  { activities }: Pick<Deps, 'activities'>,
  { session, id: requestId }: Pick<FastifyRequest, 'session' | 'id'>,
  { id, timestamp, safety }: Message,
): void {
  const owner = accountOwnerOf(session);
  if (owner === null || safety) return;
  activities.publish({ name: 'talk.answered', id, timestamp, owner }, originOf(requestId));
}
