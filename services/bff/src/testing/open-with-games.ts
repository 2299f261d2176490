import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { onTestFinished } from 'vitest';
import type { ZodType } from 'zod';
import { openBff } from './open-bff.ts';
import { readEvents } from './read-events.ts';

interface Options<Wish> {
  redis: { url: string; prefix: string };
  /** What games is asked at, and for. */
  path: string;
  schema: ZodType<Wish>;
  answer: (wish: Wish) => unknown;
  /** Shown with every request, as our client does. */
  headers?: Record<string, string>;
}

let opened = 0;

/** The bff before a stand-in for games that keeps what it was asked. */
export async function openWithGames<Wish>({
  redis,
  path,
  schema,
  answer,
  headers = {},
}: Options<Wish>) {
  const games = await createInnerServer({
    service: 'games',
    log: createLogger('games', 'silent'),
    internalToken: 'an internal token',
    checks: {},
    bodyLimitBytes: 1_000_000,
  });
  const wishes: unknown[] = [];
  games.post(path, async ({ body }) => {
    wishes.push(body);
    return answer(schema.parse(body));
  });
  const url = await games.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => games.close());
  opened += 1;
  const namePrefix = `${redis.prefix}-${opened}`;
  const environment = { GAMES_URL: url };
  const { app, deps } = await openBff({ redisUrl: redis.url, namePrefix, environment });
  return {
    wishes,
    games,
    post: async (to: string, payload: object) =>
      app.inject({ method: 'POST', url: to, payload, headers }),
    nextEvent: () => waitFor(async () => (await readEvents(deps.redis, namePrefix))[0] ?? false),
  };
}
