import type { FastifyRequest } from 'fastify';
import { errors } from '../errors.ts';
import type { Caller } from './act-for.ts';
import type { Session } from './session.ts';

/** On behalf of the user alone, not of visitors this browser knows. @throws NOT_LOGGED_IN */
export function actForUser(request: FastifyRequest & { session: Session }): Caller {
  const { userId } = request.session;
  if (userId === null) throw errors.NOT_LOGGED_IN();
  return { owners: [`user:${userId}`], requestId: request.id };
}
