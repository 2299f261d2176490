import type { AuditDetails } from '@lux/contracts/accounts/audit-entry.ts';
import type { Alert } from '@lux/contracts/analytics/alert.ts';
import type {
  AlertSettingsChange,
  SavedAlertSettings,
} from '@lux/contracts/analytics/alert-settings.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';
import { nameOfAdmin } from '../requests/mark-handled.ts';

/** Notes that somebody has seen to a child in danger. @throws ALERT_NOT_FOUND of analytics. */
export async function handleAlert(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  id: string,
): Promise<Alert> {
  const by = await nameOfAdmin(deps, request);
  const target = { kind: 'alert', id, name: null } as const;
  await recordAdminAction(deps, request, { action: 'alert.handled', target });
  return deps.services.analytics.handleAlert(request.id, id, by);
}

/** Changes who is told of danger and how. */
export async function changeAlertSettings(
  deps: Pick<Deps, 'services' | 'config'>,
  request: FastifyRequest,
  change: AlertSettingsChange,
): Promise<SavedAlertSettings> {
  const details = detailsOf(change);
  await recordAdminAction(deps, request, { action: 'alert-settings.changed', details });
  return deps.services.analytics.changeAlertSettings(request.id, change);
}

/** For the trail: no address, and of a webhook the host alone, as the rest may be a secret. */
function detailsOf({ webhookUrl, secondWebhookUrl, ...change }: AlertSettingsChange): AuditDetails {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const details: AuditDetails = Object.fromEntries(
    given.map(([name, value]) => {
      if (name === 'repeatMinutes') return [name, String(value)];
      if (Array.isArray(value)) return [name, value.length];
      return [name, typeof value === 'string' ? true : value];
    }),
  );
  if (webhookUrl !== undefined) details.webhook = webhookUrl && new URL(webhookUrl).host;
  if (secondWebhookUrl !== undefined)
    details.secondWebhook = secondWebhookUrl && new URL(secondWebhookUrl).host;
  return details;
}
