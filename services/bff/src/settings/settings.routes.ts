import { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';

/** Settings over REST (SPEC 7). */
export function settingsRoutes(server: Server, { services }: Deps): void {
  server.get(
    '/api/settings',
    { schema: { tags: ['Einstellungen'], response: { 200: PublicSettings } } },
    async (request) => services.accounts.readSettings(request.id),
  );
}
