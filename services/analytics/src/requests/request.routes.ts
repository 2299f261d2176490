import { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import { ForgetRequest } from '@lux/contracts/analytics/forget-request.ts';
import { RequestListQuery } from '@lux/contracts/analytics/request-list-query.ts';
import { RequestStats } from '@lux/contracts/analytics/request-stats.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { countRequests } from './count-requests.ts';

/** `GET /requests` and `GET /stats`, behind the admin calls of SPEC 7. */
export function requestRoutes(server: Server, deps: Pick<Deps, 'requests'>): void {
  server.get(
    '/requests',
    { schema: { querystring: RequestListQuery, response: { 200: z.array(AnalyticsRequest) } } },
    async ({ query }) => deps.requests.listNewest(query),
  );

  /** What is kept of these people; by POST, because a visitor's token is a secret. */
  server.post(
    '/requests/searches',
    { schema: { body: ForgetRequest, response: { 200: z.array(AnalyticsRequest) } } },
    async ({ body }) => deps.requests.findOf(body),
  );

  server.post(
    '/requests/forgettings',
    { schema: { body: ForgetRequest } },
    async ({ body }, reply) => {
      await deps.requests.forget(body);
      return reply.status(204).send();
    },
  );

  server.get('/stats', { schema: { response: { 200: RequestStats } } }, async () =>
    countRequests(deps),
  );
}
