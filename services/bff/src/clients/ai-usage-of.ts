import { type AiCeilingsChange, AiUsageOfServices } from '@lux/contracts/accounts/ai/ai-usage.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';

/** Calls of accounts about what providers cost (DESIGN 9). */
export function aiUsageOf(service: ServiceClient) {
  return {
    readAiUsage: (requestId: string): Promise<AiUsageOfServices> =>
      service.json(AiUsageOfServices, { method: 'GET', path: '/ai-usage', requestId }),
    saveAiCeilings: (requestId: string, change: AiCeilingsChange): Promise<AiUsageOfServices> =>
      service.json(AiUsageOfServices, {
        method: 'PATCH',
        path: '/ai-ceilings',
        body: change,
        requestId,
      }),
  };
}
