import { KeyTest, KeyTestResult } from '@lux/contracts/accounts/ai/key-test.ts';
import { AdminSettings, PublicSettings } from '@lux/contracts/accounts/settings.ts';
import { VoiceTrial } from '@lux/contracts/conversation/speech.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { PinQuery, requireDashboard } from '../admin/access/require-dashboard.ts';
import type { Deps } from '../deps.ts';
import { sendSound } from '../speech/send-sound.ts';
import { changeSettings, SettingsOrder } from './change-settings.ts';

const tags = ['Einstellungen'];

/** Settings over REST (SPEC 7). */
export function settingsRoutes(server: Server, deps: Deps): void {
  const { accounts, conversation } = deps.services;

  server.get(
    '/api/settings',
    { schema: { tags, response: { 200: PublicSettings } } },
    async (request) => deps.publicSettings.get(request.id),
  );

  server.get(
    '/api/admin/settings',
    { schema: { tags, querystring: PinQuery, response: { 200: AdminSettings } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return accounts.readAdminSettings(request.id);
    },
  );

  server.post(
    '/api/admin/settings',
    { schema: { tags, body: SettingsOrder, response: { 200: AdminSettings } } },
    async (request) => changeSettings(deps, request, request.body),
  );

  server.post(
    '/api/admin/settings/key-tests',
    { schema: { tags, querystring: PinQuery, body: KeyTest, response: { 200: KeyTestResult } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return accounts.testKey(request.id, request.body);
    },
  );

  /** Bytes do not go through GraphQL. */
  server.post(
    '/api/admin/settings/voice-trials',
    {
      schema: {
        tags,
        querystring: PinQuery,
        body: VoiceTrial,
        produces: ['audio/wav', 'audio/mpeg'],
      },
    },
    async (request, reply) => {
      await requireDashboard(deps, request, request.query.adminPin);
      const sound = await conversation.tryVoice(request.body, request.id, disconnectSignal(reply));
      return sendSound(reply, sound);
    },
  );
}
