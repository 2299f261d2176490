import { createHash } from 'node:crypto';
import type { Id, OwnerId, VisitorToken } from '@lux/contracts/common/ids.ts';
import type { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { errors } from '../errors.ts';
import type { Session } from './session.ts';

/** The owner under which services store a visitor's data: a hash, because the token is a secret. */
export function ownerOfVisitor(token: VisitorToken): OwnerId {
  return `visitor:${createHash('sha256').update(token).digest('base64url')}`;
}

/** Whose things a session's are: a seat alone, or a user and a visitor. */
type Whose = Pick<Session, 'userId' | 'visitorTokens' | 'place'>;

/** Who keeps things on all devices: the seat, else the user; null for visitors. */
export function accountOwnerOf({ place, userId }: Pick<Whose, 'userId' | 'place'>): OwnerId | null {
  if (place?.seatId) return `seat:${place.seatId}`;
  return userId === null ? null : `user:${userId}`;
}

/** The visitor whose new things these are; null where they are a user's or a seat's. */
export function visitorOwnerOf(session: Whose): OwnerId | null {
  const [token] = session.visitorTokens;
  return accountOwnerOf(session) !== null || token === undefined ? null : ownerOfVisitor(token);
}

/** Who keeps things on the server. */
export const keeperOf = (session: Whose): OwnerId | null =>
  accountOwnerOf(session) ?? visitorOwnerOf(session);

/**
 * The owners a session may act for. New data belongs to the first: the seat, which acts alone
 * (CLASSROOM "Who is who"), else the user, else the visitor.
 */
function ownersOf(session: Whose): OwnerId[] {
  const account = accountOwnerOf(session);
  if (session.place?.seatId && account) return [account];
  const visitors = session.visitorTokens.map(ownerOfVisitor);
  return account ? [account, ...visitors] : visitors;
}

/** For which owners a service is called, and by which public request. */
export interface Caller {
  owners: OwnerId[];
  requestId: string;
  /** Where a child is in one: what it costs is counted by class. */
  lessonId?: Id;
}

const lessonOf = ({ place }: Whose): Pick<Caller, 'lessonId'> =>
  place ? { lessonId: place.lessonId } : {};

/**
 * @param refuse the refusal of a session without visitor and user. For stored data: the 404 that others
 *   get as well (DESIGN 5).
 * @throws what `refuse` makes.
 */
export function actFor(
  request: FastifyRequest & { session: Session },
  refuse: () => AppError = errors.VISITOR_UNKNOWN,
): Caller {
  const owners = ownersOf(request.session);
  if (owners.length === 0) throw refuse();
  return { owners, requestId: request.id, ...lessonOf(request.session) };
}

/** As `actFor`, where nobody may be known: then there are no owners. */
export function actForAnybody(request: FastifyRequest & { session: Session }): Caller {
  return { owners: ownersOf(request.session), requestId: request.id, ...lessonOf(request.session) };
}

/**
 * On behalf of the user or seat alone, not of visitors this browser knows; where nobody is logged in, of
 * the visitor.
 *
 * @throws VISITOR_UNKNOWN also of a visitor without a stored session: of those a network may invent no
 *   more than a school has, and so it fills no disk.
 */
export function actForKeeper(request: FastifyRequest & { session: Session }): Caller {
  const { session } = request;
  const owner = keeperOf(session);
  const isInvented = !session.isStored && accountOwnerOf(session) === null;
  if (owner === null || isInvented) throw errors.VISITOR_UNKNOWN();
  return { owners: [owner], requestId: request.id };
}
