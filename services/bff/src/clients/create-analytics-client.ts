import { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import { RequestStats } from '@lux/contracts/analytics/request-stats.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';

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

    readStats: (requestId: string) =>
      service.json(RequestStats, { method: 'GET', path: '/stats', requestId }),
  };
}
