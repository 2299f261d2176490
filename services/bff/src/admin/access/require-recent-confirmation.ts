import type { User } from '@lux/contracts/accounts/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { findUser } from '../../sessions/find-user.ts';
import { isManager } from './may-administer.ts';

interface Actor {
  /** Null: a dashboard opened by its password, or an API client with the pin. */
  user: User | null;
  isConfirmed: boolean;
}

interface Options {
  /** Who acts, where it is not the session's user. */
  actor?: Actor;
  /** Whether a second factor is required, whatever the settings say. */
  isRequired?: boolean;
}

/**
 * Stands before what hurts: roles, keys, the safety switch, exports, deleting people, new passwords,
 * invitations. Whoever has a second factor must have shown it within ten minutes, so that a session
 * left open, or stolen, can look but not act. Where the settings ask for second factors, whoever has
 * none may only look, too. Call it after the look at the right itself (`requireDashboard`).
 *
 * @throws SECOND_FACTOR_NEEDED, SECOND_FACTOR_REQUIRED.
 */
export async function requireRecentConfirmation(
  deps: Pick<Deps, 'services'>,
  request: FastifyRequest,
  { actor, isRequired = false }: Options = {},
): Promise<void> {
  const { user, isConfirmed } = actor ?? (await actorOf(deps, request));
  if (user?.hasSecondFactor && !isConfirmed) throw errors.SECOND_FACTOR_NEEDED();
  // The second factor of a former admin proves nothing.
  if (user?.hasSecondFactor && isManager(user)) return;
  const { accounts } = deps.services;
  const { isSecondFactorRequired } = await accounts.readAdminSettings(request.id);
  if (isRequired || isSecondFactorRequired) throw errors.SECOND_FACTOR_REQUIRED();
}

/**
 * The same of one's own things, which everybody may remove, whatever the settings ask of admins: only
 * whoever has a second factor is asked for it.
 *
 * @throws SECOND_FACTOR_NEEDED
 */
export async function requireOwnConfirmation(
  deps: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<void> {
  const { user, isConfirmed } = await actorOf(deps, request);
  if (user?.hasSecondFactor && !isConfirmed) throw errors.SECOND_FACTOR_NEEDED();
}

async function actorOf(deps: Pick<Deps, 'services'>, request: FastifyRequest): Promise<Actor> {
  const { session } = request;
  const isConfirmed = session.confirmedUntil !== null && session.confirmedUntil > Date.now();
  return { user: await findUser(deps, session, request.id), isConfirmed };
}
