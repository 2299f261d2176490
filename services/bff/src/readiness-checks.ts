import type { Deps } from './deps.ts';

/** The bff is ready only when its engine and all services are. */
export function readinessChecks({ redis, services }: Pick<Deps, 'redis' | 'services'>) {
  return {
    checks: {
      redis: () => redis.ping(),
      accounts: services.accounts.check,
      conversation: services.conversation.check,
      games: services.games.check,
      media: services.media.check,
      analytics: services.analytics.check,
    },
  };
}
