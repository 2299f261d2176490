import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { FastifyRequest } from 'fastify';
import { errors } from '../errors.ts';
import { ownersOf } from './owners-of.ts';
import type { Session } from './session.ts';

/** On whose behalf a service is called, and which public request it is part of. */
export interface Caller {
  owners: OwnerId[];
  requestId: string;
}

/** @throws VISITOR_UNKNOWN where the session belongs to nobody yet. */
export function actFor(request: FastifyRequest & { session: Session }): Caller {
  const owners = ownersOf(request.session);
  if (owners.length === 0) throw errors.VISITOR_UNKNOWN();
  return { owners, requestId: request.id };
}
