import { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';

/** `GET /settings`: what anyone may know of the settings (SPEC 7). */
export function settingsRoutes(server: Server, { settings }: Pick<Deps, 'settings'>): void {
  server.get('/settings', { schema: { response: { 200: PublicSettings } } }, async () =>
    settings.findPublic(),
  );
}
