import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { Caller } from '../sessions/act-for.ts';
import { findUser } from '../sessions/find-user.ts';

/** A teacher, and for whom classroom is called. */
export interface Teacher {
  user: User;
  caller: Caller;
}

/**
 * Lets through users who are teachers, asked of accounts anew each time: a former teacher sees nothing
 * from this moment on (CLASSROOM "What it must hold").
 *
 * @throws NOT_LOGGED_IN, TEACHER_NEEDED
 */
export async function requireTeacher(
  deps: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<Teacher> {
  const user = await findUser(deps, request.session, request.id);
  if (user === null) {
    throw errors.NOT_LOGGED_IN({ message: 'Bitte melden Sie sich zuerst als Lehrkraft an.' });
  }
  if (!user.isTeacher) throw errors.TEACHER_NEEDED();
  return { user, caller: { owners: [`user:${user.id}`], requestId: request.id } };
}
