import { Alert, AlertList } from '@lux/contracts/analytics/alert.ts';
import {
  AlertSettings,
  AlertSettingsChange,
  AlertTrial,
  SavedAlertSettings,
} from '@lux/contracts/analytics/alert-settings.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { secretAnswer } from '../../http/compress-json.ts';
import {
  PinQuery,
  requireDashboard,
  requireDashboardForPolling,
} from '../access/require-dashboard.ts';
import { requireOwner } from '../access/require-owner.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { changeAlertSettings, handleAlert } from './manage-alerts.ts';

const params = z.object({ id: z.string().max(100) });
const tags = ['Admin'];

/** Alerts about children in danger, and for the owner who is told of them. */
export function alertsRoutes(server: Server, deps: Deps): void {
  const { analytics } = deps.services;

  server.get(
    '/api/admin/alerts',
    { schema: { tags, querystring: PinQuery, response: { 200: AlertList } } },
    async (request) => {
      await requireDashboardForPolling(deps, request, request.query.adminPin);
      return analytics.listAlerts(request.id);
    },
  );

  server.patch(
    '/api/admin/alerts/:id/handled',
    { schema: { tags, querystring: PinQuery, params, response: { 200: Alert } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return handleAlert(deps, request, request.params.id);
    },
  );

  server.get(
    '/api/admin/alert-settings',
    { schema: { tags, response: { 200: AlertSettings } } },
    async (request) => {
      await requireOwner(deps, request);
      return analytics.readAlertSettings(request.id);
    },
  );

  server.patch(
    '/api/admin/alert-settings',
    {
      ...secretAnswer,
      schema: { tags, body: AlertSettingsChange, response: { 200: SavedAlertSettings } },
    },
    async (request) => {
      await requireOwner(deps, request);
      await requireRecentConfirmation(deps, request);
      return changeAlertSettings(deps, request, request.body);
    },
  );

  server.post(
    '/api/admin/alert-settings/trials',
    { schema: { tags, response: { 200: AlertTrial } } },
    async (request) => {
      await requireOwner(deps, request);
      return analytics.tryAlerts(request.id);
    },
  );
}
