import type { Readiness } from '@lux/contracts/common/readiness.ts';
import fastifyPlugin from 'fastify-plugin';

interface Options {
  service: string;
  /** Each resolves when its engine or service answers, and rejects when not. */
  checks: Record<string, () => Promise<unknown>>;
  tiers?: () => Readiness['tiers'] | Promise<Readiness['tiers']>;
}

/** A check that hangs counts as failed after this. */
const CHECK_LIMIT_MS = 2_000;

/**
 * `GET /healthz` touches nothing; `GET /readyz` is 200 only when every check passes. Both are 503
 * while the server is leaving.
 */
export const healthRoutes = fastifyPlugin<Options>(async (server, { service, checks, tiers }) => {
  server.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    server.isLeaving ? reply.status(503).send({ status: 'leaving' }) : { status: 'ok' },
  );

  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const),
    );
    const isReady = !server.isLeaving && results.every(([, state]) => state === 'ok');
    const readiness: Readiness = {
      service,
      isReady,
      checks: Object.fromEntries(results),
      tiers: (isReady && (await tiers?.())) || {},
    };
    return reply.status(isReady ? 200 : 503).send(readiness);
  });
});

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
