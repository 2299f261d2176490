import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import { errors } from '../errors.ts';

/** Whose second factor it is about. @throws NOT_LOGGED_IN */
export function actingUser({ session }: FastifyRequest): User['id'] {
  if (session.userId === null) throw errors.NOT_LOGGED_IN();
  return session.userId;
}
