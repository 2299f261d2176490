import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';

export type GamesClient = ReturnType<typeof createGamesClient>;

/** What the bff asks of games: so far only whether it is there. */
export function createGamesClient(service: ServiceClient) {
  return { check: service.check, close: service.close };
}
