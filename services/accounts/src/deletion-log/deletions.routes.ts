import {
  DeletionLog,
  DeletionLogQuery,
  DeletionNote,
} from '@lux/contracts/accounts/deletion-log.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../deps.ts';

/** What was deleted lately, for the bff, which notes it and repeats it after a restore. */
export function deletionsRoutes(server: Server, { deletionLog }: Pick<Deps, 'deletionLog'>): void {
  server.get(
    '/deletions',
    { schema: { querystring: DeletionLogQuery, response: { 200: DeletionLog } } },
    async ({ query }) => deletionLog.read(query),
  );

  server.post('/deletions', { schema: { body: DeletionNote } }, async ({ body }, reply) => {
    await ('thing' in body ? deletionLog.noteThing(body.thing) : deletionLog.note(body.owners));
    return reply.status(204).send();
  });
}
