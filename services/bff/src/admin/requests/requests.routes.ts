import { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { RequestListQuery } from '@lux/contracts/analytics/request-list.ts';
import { DetailedRequestStats, RequestStats } from '@lux/contracts/analytics/request-stats.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import {
  PinQuery,
  requireDashboard,
  requireDashboardForPolling,
} from '../access/require-dashboard.ts';
import { requireRecentConfirmation } from '../access/require-recent-confirmation.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { markHandled } from './mark-handled.ts';

const params = z.object({ id: z.string().max(100) });
const Done = z.object({ success: z.boolean(), message: z.string() });
const tags = ['Admin'];

/** Requests and their statistics over REST (SPEC 7); without parameters in SPEC's shapes. */
export function requestsRoutes(server: Server, deps: Deps): void {
  const { analytics } = deps.services;

  server.get(
    '/api/analytics/requests',
    {
      schema: {
        tags,
        querystring: RequestListQuery.extend(PinQuery.shape),
        response: { 200: z.array(AnalyticsRequest) },
      },
    },
    async (request) => {
      const { adminPin, ...query } = request.query;
      await requireDashboard(deps, request, adminPin);
      return analytics.listRequests(request.id, query);
    },
  );

  server.get(
    '/api/analytics/requests/:id',
    { schema: { tags, querystring: PinQuery, params, response: { 200: AnalyticsRequest } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return analytics.readRequest(request.id, request.params.id);
    },
  );

  server.patch(
    '/api/analytics/requests/:id/handled',
    { schema: { tags, querystring: PinQuery, params, response: { 200: AnalyticsRequest } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return markHandled(deps, request, request.params.id);
    },
  );

  server.post(
    '/api/analytics/requests/:id/forgettings',
    { schema: { tags, querystring: PinQuery, params, response: { 200: Done } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await requireRecentConfirmation(deps, request);
      await forgetVisitor(deps, request, request.params.id);
      return { success: true, message: 'Alles von diesem Besucher ist gelöscht.' };
    },
  );

  server.get(
    '/api/analytics/stats',
    {
      schema: {
        tags,
        querystring: PinQuery.extend({ details: z.stringbool().default(false) }),
        response: { 200: DetailedRequestStats.partial().extend(RequestStats.shape) },
      },
    },
    async (request) => {
      await requireDashboardForPolling(deps, request, request.query.adminPin);
      const figures = await analytics.readFigures(request.id);
      return request.query.details ? figures : RequestStats.parse(figures);
    },
  );
}
