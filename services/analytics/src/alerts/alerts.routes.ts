import { Alert, AlertList } from '@lux/contracts/analytics/alert.ts';
import {
  AlertSettings,
  AlertSettingsChange,
  AlertTrial,
  SavedAlertSettings,
} from '@lux/contracts/analytics/alert-settings.ts';
import { HandledMark } from '@lux/contracts/analytics/request.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { viewAlert } from './alert-document.ts';
import { handleAlert } from './handle-alert.ts';
import { channelsOf } from './messages/channels.ts';
import { sendTrial } from './messages/send-trial.ts';

const params = z.object({ id: z.string().max(100) });

/** What is open, the oldest first, and what the school does about it. */
async function listAlerts(
  deps: Pick<Deps, 'alerts' | 'alertSettings' | 'mailer'>,
): Promise<AlertList> {
  const settings = await deps.alertSettings.findForTelling();
  const { open, handled } = await deps.alerts.list();
  const { responsible, lookWithinMinutes, procedure } = settings;
  const view = (alert: (typeof open)[number]) => viewAlert(alert, lookWithinMinutes);
  return {
    open: open.map(view),
    handled: handled.map(view),
    isAnybodyTold: channelsOf(deps, settings).length > 0,
    responsible,
    lookWithinMinutes,
    procedure,
  };
}

async function readSettings({
  alertSettings,
  mailer,
}: Pick<Deps, 'alertSettings' | 'mailer'>): Promise<AlertSettings> {
  const mail = { isConfigured: mailer !== null, from: mailer?.from ?? null };
  return { ...(await alertSettings.findForOwner()), mail };
}

/** Alerts about signs of danger, and who is told of them, behind the dashboard's calls. */
export function alertRoutes(server: Server, deps: Deps): void {
  server.get('/alerts', { schema: { response: { 200: AlertList } } }, async () => listAlerts(deps));

  server.patch(
    '/alerts/:id/handled',
    { schema: { params, body: HandledMark.pick({ by: true }), response: { 200: Alert } } },
    async (request) => {
      const alert = await handleAlert(deps, request.params.id, request.body.by);
      const { lookWithinMinutes } = await deps.alertSettings.findForTelling();
      return viewAlert(alert, lookWithinMinutes);
    },
  );

  server.get('/alert-settings', { schema: { response: { 200: AlertSettings } } }, async () =>
    readSettings(deps),
  );

  server.patch(
    '/alert-settings',
    { schema: { body: AlertSettingsChange, response: { 200: SavedAlertSettings } } },
    async (request) => {
      const secrets = await deps.alertSettings.save(request.body);
      return { ...(await readSettings(deps)), ...secrets };
    },
  );

  server.post('/alert-settings/trials', { schema: { response: { 200: AlertTrial } } }, async () =>
    sendTrial(deps),
  );
}
