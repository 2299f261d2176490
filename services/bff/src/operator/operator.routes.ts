import { Operator } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';

/** Who runs this LUX, for the privacy page (issue 7). Part of the configuration, so it cannot change. */
export function operatorRoutes(server: Server, { config }: Pick<Deps, 'config'>): void {
  server.get(
    '/api/operator',
    { schema: { tags: ['Einstellungen'], response: { 200: Operator } } },
    async () => config.operator,
  );
}
