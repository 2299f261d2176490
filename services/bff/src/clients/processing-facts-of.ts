import { ProcessingFacts } from '@lux/contracts/common/processing-facts.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';

/** What every service says of itself for the privacy kit. */
export function processingFactsOf(service: ServiceClient) {
  return (requestId: string) =>
    service.json(ProcessingFacts, { method: 'GET', path: '/processing-facts', requestId });
}
