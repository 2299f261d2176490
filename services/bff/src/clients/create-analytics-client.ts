import { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import type { ForgetRequest } from '@lux/contracts/analytics/forget-request.ts';
import { RequestStats } from '@lux/contracts/analytics/request-stats.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';

/** A child's whole school year may have to be gone through. */
const LIMIT_MS = 30_000;

export type AnalyticsClient = ReturnType<typeof createAnalyticsClient>;

/** What the bff asks of analytics. */
export function createAnalyticsClient(service: ServiceClient) {
  return {
    check: service.check,
    close: service.close,

    listRequests: (requestId: string, limit?: number) =>
      service.json(z.array(AnalyticsRequest), {
        method: 'GET',
        path: '/requests',
        ...(limit && { query: { limit } }),
        requestId,
      }),

    /** What is kept of these people. */
    findRequestsOf: (requestId: string, people: ForgetRequest) =>
      service.json(z.array(AnalyticsRequest), {
        method: 'POST',
        path: '/requests/searches',
        body: people,
        requestId,
        timeoutMs: LIMIT_MS,
      }),

    forget: async (requestId: string, people: ForgetRequest) => {
      const path = '/requests/forgettings';
      const { body } = await service.stream({
        method: 'POST',
        path,
        body: people,
        requestId,
        timeoutMs: LIMIT_MS,
      });
      await body.dump();
    },

    readStats: (requestId: string) =>
      service.json(RequestStats, { method: 'GET', path: '/stats', requestId }),
  };
}
