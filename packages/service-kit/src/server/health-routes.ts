import type { Readiness } from '@lux/contracts/common/health.ts';
import fastifyPlugin from 'fastify-plugin';
import { createTtlCache } from '../settings/create-ttl-cache.ts';

interface Options {
  service: string;
  /** Each resolves when its engine or service answers, and rejects when not. */
  checks: Record<string, () => Promise<unknown>>;
  tiers?: () => Readiness['tiers'] | Promise<Readiness['tiers']>;
  /** Where strangers ask: it says whether it is ready and no more, and asks seldom (default: false). */
  isPublic?: boolean;
}

/** On a public port, between two questions to engines and services. */
const FRESH_FOR_MS = 1_000;

/** A check that hangs counts as failed after this. */
const CHECK_LIMIT_MS = 2_000;

/**
 * `GET /healthz` touches nothing; `GET /readyz` is 200 only when every check passes. Both are 503
 * while the server is draining.
 */
export const healthRoutes = fastifyPlugin<Options>(
  async (server, { service, checks, tiers, isPublic = false }) => {
    const askAll = async (): Promise<Readiness> => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const),
      );
      const isReady = results.every(([, state]) => state === 'ok');
      return {
        service,
        isReady,
        checks: Object.fromEntries(results),
        tiers: (isReady && (await tiers?.())) || {},
      };
    };
    const lately = createTtlCache(askAll, FRESH_FOR_MS);

    server.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
      server.isDraining ? reply.status(503).send({ status: 'draining' }) : { status: 'ok' },
    );

    server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const found = isPublic ? await lately.get() : await askAll();
      const isReady = !server.isDraining && found.isReady;
      return reply.status(isReady ? 200 : 503).send(isPublic ? { isReady } : { ...found, isReady });
    });
  },
);

async function stateOf(check: () => Promise<unknown>): Promise<string> {
  const limit = AbortSignal.timeout(CHECK_LIMIT_MS);
  const tooLate = new Promise<string>((resolve) => {
    limit.addEventListener('abort', () => resolve('no answer'), { once: true });
  });
  return Promise.race([
    check().then(
      () => 'ok',
      () => 'not reachable',
    ),
    tooLate,
  ]);
}
