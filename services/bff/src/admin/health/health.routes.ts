import { HealthReport } from '@lux/contracts/common/health.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import type { Deps } from '../../deps.ts';
import { PinQuery, requireDashboardForPolling } from '../access/require-dashboard.ts';
import { readHealth } from './read-health.ts';

/** The state of the whole system, over REST. */
export function healthOverviewRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/analytics/health',
    { schema: { tags: ['Admin'], querystring: PinQuery, response: { 200: HealthReport } } },
    async (request) => {
      await requireDashboardForPolling(deps, request, request.query.adminPin);
      return readHealth(deps);
    },
  );
}
