import { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';

export type AccountsClient = ReturnType<typeof createAccountsClient>;

/** What the bff asks of accounts. */
export function createAccountsClient(service: ServiceClient) {
  return {
    check: service.check,
    close: service.close,
    readSettings: (requestId: string): Promise<PublicSettings> =>
      service.json(PublicSettings, { method: 'GET', path: '/settings', requestId }),
  };
}
