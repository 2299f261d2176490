import { AlertSettingsChange } from '@lux/contracts/analytics/alert-settings.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { parseInput } from '../../graphql/parse-input.ts';
import { requireDashboard, requireDashboardForPolling } from '../access/require-dashboard.ts';
import { requireOwner } from '../access/require-owner.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { changeAlertSettings, handleAlert } from './manage-alerts.ts';

const Which = z.object({ id: z.string().max(100) });
/** A null is what a client leaves out; what REST says by it has fields of its own here. */
const Change = z.object({
  input: AlertSettingsChange.extend({
    removesWebhook: z.boolean().optional(),
    removesSecondWebhook: z.boolean().optional(),
  }),
});

/** Alerts over GraphQL: the same functions as over REST. */
export function alertsResolvers(deps: Deps) {
  const { analytics } = deps.services;
  return {
    Query: {
      alerts: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) => {
        await requireDashboardForPolling(deps, request);
        return analytics.listAlerts(request.id);
      },
      alertSettings: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) => {
        await requireOwner(deps, request);
        return analytics.readAlertSettings(request.id);
      },
    },
    Mutation: {
      handleAlert: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return handleAlert(deps, request, parseInput(Which, given).id);
      },
      changeAlertSettings: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireOwner(deps, request);
        await requireRecentConfirmation(deps, request);
        const { removesWebhook, removesSecondWebhook, ...change } = parseInput(Change, given).input;
        const saved = await changeAlertSettings(deps, request, {
          ...change,
          ...(removesWebhook && { webhookUrl: null }),
          ...(removesSecondWebhook && { secondWebhookUrl: null }),
        });
        const { webhookSecret, secondWebhookSecret, ...settings } = saved;
        return { settings, webhookSecret, secondWebhookSecret };
      },
      tryAlerts: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) => {
        await requireOwner(deps, request);
        return (await analytics.tryAlerts(request.id)).verdicts;
      },
    },
  };
}
