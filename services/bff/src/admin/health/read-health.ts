import { HealthReport } from '@lux/contracts/common/health.ts';
import type { BookState } from '@lux/contracts/conversation/sources.ts';
import type { Deps } from '../../deps.ts';

/** Which services and engines answer right now, and which tier serves each ability (DESIGN 4). */
export async function readHealth({
  services,
  redis,
}: Pick<Deps, 'services' | 'redis'>): Promise<HealthReport> {
  const names = ['accounts', 'conversation', 'games', 'media', 'analytics', 'classroom'] as const;
  const [isRedisOk, books, ...found] = await Promise.all([
    redis.ping().then(
      () => true,
      () => false,
    ),
    services.conversation.readBooks().catch((): BookState => ({ state: 'off', books: [] })),
    ...names.map(async (name) => ({
      name,
      readiness: await services[name].check().catch(() => null),
    })),
  ]);
  const tiers = found.flatMap(({ readiness }) => Object.entries(readiness?.tiers ?? {}));
  return {
    services: [
      ...found.map(({ name, readiness }) => ({ name, isOk: readiness !== null })),
      { name: 'redis', isOk: isRedisOk },
    ],
    tiers: withoutDoubles(tiers),
    books,
  };
}

/** Two services may share an ability; where their tiers differ, both are named. */
function withoutDoubles(tiers: [string, string | undefined][]): HealthReport['tiers'] {
  const seen = new Map(tiers.map(([ability, tier]) => [`${ability} ${tier}`, { ability, tier }]));
  return HealthReport.shape.tiers.parse([...seen.values()]);
}
