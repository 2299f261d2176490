import { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import { RequestStats } from '@lux/contracts/analytics/request-stats.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { requireDashboard } from '../sessions/require-dashboard.ts';

const Query = z.object({ adminPin: z.string().max(200).optional() });
const tags = ['Admin'];

/** Requests and their statistics over REST (SPEC 7). */
export function requestsRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/analytics/requests',
    { schema: { tags, querystring: Query, response: { 200: z.array(AnalyticsRequest) } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return deps.services.analytics.listRequests(request.id);
    },
  );

  server.get(
    '/api/analytics/stats',
    { schema: { tags, querystring: Query, response: { 200: RequestStats } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return deps.services.analytics.readStats(request.id);
    },
  );
}
