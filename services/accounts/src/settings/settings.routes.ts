import { KeyTest } from '@lux/contracts/accounts/key-test.ts';
import { KeyTestResult } from '@lux/contracts/accounts/key-test-result.ts';
import {
  AdminSettings,
  PublicSettings,
  ServiceSettings,
  SettingsChange,
} from '@lux/contracts/accounts/settings.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import type { Deps } from '../deps.ts';
import { testKey } from './test-key.ts';

/** The settings, as much as who asks may know (SPEC 7). */
export function settingsRoutes(server: Server, deps: Pick<Deps, 'settings' | 'ai'>): void {
  const { settings } = deps;

  server.get('/settings', { schema: { response: { 200: PublicSettings } } }, async () =>
    settings.findPublic(),
  );

  server.get(
    '/settings/for-services',
    { schema: { response: { 200: ServiceSettings } } },
    async () => settings.findForServices(),
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
