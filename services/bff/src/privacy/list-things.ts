import type { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';
import { ThingsPage, ThingsQuery } from '@lux/contracts/accounts/things-page.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { actForUser } from '../sessions/act-for-user.ts';

/** What a user keeps on all devices, page by page: an account is never in memory whole. */
export async function* listThings(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): AsyncGenerator<StoredThing> {
  if (request.session.userId === null) return;
  const caller = actForUser(request);
  let page: Pick<ThingsPage, 'mark' | 'hasMore'> | undefined;
  do {
    const query = ThingsQuery.parse({ since: page?.mark });
    const read = ThingsPage.parse(JSON.parse(await services.accounts.readThings(caller, query)));
    yield* read.things;
    page = read;
  } while (page.hasMore);
}
