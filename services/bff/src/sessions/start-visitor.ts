import { createId } from '@lux/service-kit/secrets.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../errors.ts';

/**
 * Makes a browser that has shown no visitor token a visitor of its own, with a session that holds the
 * new token, so that what it orders is there for it afterwards. Others stay who they are.
 *
 * @throws VISITOR_UNKNOWN where its network has started more sessions than a school needs: without a
 *   session the browser could never see what it orders.
 */
export async function startVisitor(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { userId, visitorTokens, place } = request.session;
  if (userId !== null || visitorTokens.length > 0 || place) return;
  await request.presentVisitor(reply, createId());
  if (!request.session.isStored) throw errors.VISITOR_UNKNOWN();
}
