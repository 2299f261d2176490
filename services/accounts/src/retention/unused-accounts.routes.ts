import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';

const DueAccounts = z.object({ userIds: z.array(z.string()) });
const Dueness = z.object({ isDue: z.boolean() });
/** Teachers who have classes, as the bff knows. */
const SparedAccounts = z.object({ sparedIds: z.array(Id).max(100_000) });

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

  server.get('/unused-teachers', { schema: { response: { 200: DueAccounts } } }, async () => ({
    userIds: await accountUse.listUnusedTeachers(),
  }));

  server.post(
    '/unused-accounts',
    { schema: { body: SparedAccounts, response: { 200: DueAccounts } } },
    async ({ body }) => {
      const owner = await users.findNamedAsOwner();
      const spared = new Set([...body.sparedIds, ...(owner ? [owner.id] : [])]);
      await accountUse.announce([...spared]);
      const due = await accountUse.listDue();
      return { userIds: due.filter((id) => !spared.has(id)) };
    },
  );

  server.get(
    '/unused-accounts/:id',
    { schema: { params: z.object({ id: Id }), response: { 200: Dueness } } },
    async ({ params }) => ({ isDue: await accountUse.isDue(params.id) }),
  );
}
