import { once } from 'node:events';
import { KeyTest, KeyTestResult } from '@lux/contracts/accounts/ai/key-test.ts';
import {
  AdminSettings,
  PublicSettings,
  ServiceSettings,
  SettingsChange,
} from '@lux/contracts/accounts/settings.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Connection } from 'mongoose';
import type { Deps } from '../deps.ts';
import { testKey } from './test-key.ts';

/** The settings, as much as who asks may know (SPEC 7). */
export function settingsRoutes(
  server: Server,
  deps: Pick<Deps, 'settings' | 'aiServers' | 'aiUsage' | 'ai' | 'mongo'>,
): void {
  const { settings, aiServers, aiUsage, mongo } = deps;

  server.get('/settings', { schema: { response: { 200: PublicSettings } } }, async () =>
    settings.findPublic(),
  );

  server.get(
    '/settings/for-services',
    {
      schema: { response: { 200: ServiceSettings } },
      preHandler: async () => waitForFirstConnection(mongo.connection),
    },
    async () => {
      const [saved, chosenAi, exhausted] = await Promise.all([
        settings.findForServices(),
        aiServers.findChosen(),
        aiUsage.findExhausted(),
      ]);
      // At its ceiling LUX itself goes on, whoever was chosen.
      const spared = Object.fromEntries(exhausted.map((ability) => [ability, 'built-in' as const]));
      return { ...saved, chosenAi: { ...chosenAi, ...spared } };
    },
  );

  server.get('/settings/for-admins', { schema: { response: { 200: AdminSettings } } }, async () =>
    settings.findForAdmins(),
  );

  server.patch(
    '/settings',
    { schema: { body: SettingsChange, response: { 200: AdminSettings } } },
    async (request) => {
      await settings.save(request.body);
      return settings.findForAdmins();
    },
  );

  server.post(
    '/settings/key-tests',
    { schema: { body: KeyTest, response: { 200: KeyTestResult } } },
    async (request) => testKey(deps, request.body),
  );
}

/** Below the 0.8 s after which `databaseOutageGuard` answers for a route. */
const FIRST_CONNECTION_LIMIT_MS = 600;

/**
 * Every service reads the settings as it starts, which may be before this one has reached MongoDB for
 * the first time. Afterwards an outage is the query's own to report.
 *
 * @throws DATABASE_CONNECTION_FAILED with `Retry-After` when there is still no connection after 0.6 s.
 */
async function waitForFirstConnection(connection: Connection): Promise<void> {
  if (connection.db) return;
  try {
    await once(connection, 'connected', { signal: AbortSignal.timeout(FIRST_CONNECTION_LIMIT_MS) });
  } catch (cause) {
    throw commonErrors.DATABASE_CONNECTION_FAILED({ cause, retryAfterSeconds: 1 });
  }
}
