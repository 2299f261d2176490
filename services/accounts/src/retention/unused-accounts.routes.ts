import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';

const DueAccounts = z.object({ userIds: z.array(z.string()) });

/** When accounts were used, and which go because nobody does, for the bff, which deletes them everywhere. */
export function unusedAccountsRoutes(
  server: Server,
  { users, accountUse }: Pick<Deps, 'users' | 'accountUse'>,
): void {
  server.post(
    '/users/:id/uses',
    { schema: { params: z.object({ id: Id }) } },
    async ({ params }, reply) => {
      await accountUse.noteUse(params.id);
      return reply.status(204).send();
    },
  );

  server.post('/unused-accounts', { schema: { response: { 200: DueAccounts } } }, async () => {
    const owner = await users.findNamedAsOwner();
    await accountUse.announce(owner?.id ?? null);
    const due = await accountUse.listDue();
    return { userIds: due.filter((id) => id !== owner?.id) };
  });
}
