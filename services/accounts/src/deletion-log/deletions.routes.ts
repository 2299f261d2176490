import { DeletionLog } from '@lux/contracts/accounts/deletion-log.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../deps.ts';

/** Whose data was deleted lately, for the bff, which repeats it after a restore. */
export function deletionsRoutes(server: Server, { deletionLog }: Pick<Deps, 'deletionLog'>): void {
  server.get('/deletions', { schema: { response: { 200: DeletionLog } } }, async () =>
    deletionLog.read(),
  );
}
