import type { FastifyRequest } from 'fastify';
import { actForUser } from './act-for-user.ts';

/**
 * For a route's `onRequest`: lets through who is logged in, before a byte of the body is read.
 *
 * @throws NOT_LOGGED_IN
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
  actForUser(request);
}
