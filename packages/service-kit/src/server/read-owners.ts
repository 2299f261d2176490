import { OwnerId } from '@lux/contracts/common/ids.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { commonErrors } from '../errors/common-errors.ts';
import { internalHeaders } from './internal-headers.ts';

const Owners = z.array(OwnerId).min(1).max(20);

/**
 * For whom the bff acts. The first owner is who new things belong to; things of any of them may be
 * read, because one session can hold several visitor tokens.
 *
 * @throws 401 where the bff named nobody.
 */
export function readOwners(request: FastifyRequest): { owner: OwnerId; owners: OwnerId[] } {
  const header = request.headers[internalHeaders.owners];
  const parsed = Owners.safeParse(typeof header === 'string' ? header.split(',') : []);
  const owner = parsed.data?.[0];
  if (!parsed.success || !owner) throw commonErrors.UNAUTHORIZED();
  return { owner, owners: parsed.data };
}
