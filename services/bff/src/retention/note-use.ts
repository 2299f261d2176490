import type { User } from '@lux/contracts/accounts/user.ts';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps.ts';

/** More than a school has; whoever is over it is noted once more. */
const MAX_REMEMBERED = 20_000;

/**
 * Has accounts note that an account is used: with its first request of a day (UTC) at this copy, beside
 * it, so that nobody waits. A login and a registration are noted by accounts itself.
 */
export const noteUse = fastifyPlugin<Pick<Deps, 'services'>>(async (server, { services }) => {
  const noted = new Set<User['id']>();
  let notedOn = '';

  const isNew = (userId: User['id']): boolean => {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== notedOn || noted.size >= MAX_REMEMBERED) noted.clear();
    notedOn = today;
    return !noted.has(userId);
  };

  server.addHook('onRequest', (request, _reply, done) => {
    const userId = request.session?.userId ?? null;
    if (userId !== null && isNew(userId)) {
      noted.add(userId);
      services.accounts.noteUse(request.id, userId).catch(() => noted.delete(userId));
    }
    done();
  });

  server.addHook('onResponse', (request, _reply, done) => {
    // Who came in by this request was noted by accounts.
    const userId = request.session?.userId ?? null;
    if (userId !== null && isNew(userId)) noted.add(userId);
    done();
  });
});
