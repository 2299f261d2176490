import { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { commonErrors } from '../errors/common-errors.ts';

/** Headers that services show each other. */
export const internalHeaders = {
  token: 'x-internal-token',
  /** Comma-separated owner ids, the acting one first (see `readOwners`). */
  owners: 'x-lux-owners',
  /** Keyed mark of the network a request came from (see `readNetwork`). */
  network: 'x-lux-network',
  /** The lesson a child's call is part of. */
  lesson: 'x-lux-lesson',
  requestId: 'x-request-id',
  /** Of a refused call: which danger the gate heard. */
  danger: 'x-lux-danger',
} as const;

/** The bff's keyed mark of the network a public request came from; undefined where none was told. */
export function readNetwork(request: FastifyRequest): string | undefined {
  const told = request.headers[internalHeaders.network];
  return typeof told === 'string' && /^[\w-]{16}$/.test(told) ? told : undefined;
}

/** The lesson a call is part of; undefined outside of lessons. */
export function readLesson(request: FastifyRequest): string | undefined {
  return Id.safeParse(request.headers[internalHeaders.lesson]).data;
}

/** A whole class and its teachers, where its album is printed. */
const Owners = z.array(OwnerId).min(1).max(60);

/** For whom the bff acts, where a call may also be nobody's. */
export function readAnyOwners(request: FastifyRequest): OwnerId[] {
  const header = request.headers[internalHeaders.owners];
  return Owners.safeParse(typeof header === 'string' ? header.split(',') : []).data ?? [];
}

/**
 * For whom the bff acts. The first owner is who new things belong to; things of any of them may be
 * read, because one session can hold several visitor tokens.
 *
 * @throws 401 where the bff named no owner.
 */
export function readOwners(request: FastifyRequest): { owner: OwnerId; owners: OwnerId[] } {
  const owners = readAnyOwners(request);
  const [owner] = owners;
  if (!owner) throw commonErrors.UNAUTHORIZED();
  return { owner, owners };
}

/** The id of the public request that a service's call is part of; undefined where none was told. */
export function readRequestId(request: FastifyRequest): string | undefined {
  const told = request.headers[internalHeaders.requestId];
  return typeof told === 'string' && /^[\w-]{1,64}$/.test(told) ? told : undefined;
}
