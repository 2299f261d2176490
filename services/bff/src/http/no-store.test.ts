import { operationsOf } from '@lux/test-kit/fuzz/operations-of.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { callRoute } from '../testing/access/call-route.ts';
import { listRoutes } from '../testing/access/list-routes.ts';
import { routeAccess } from '../testing/access/route-access.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const open = () =>
  openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { CHILDREN_PER_ADDRESS: '10000' },
  });

/** What browsers may keep: the same for everybody, or named by a hash of what it is. */
const KEPT = new Set([
  'GET /api/letters',
  'GET /api/stickers/{id}/image',
  'GET /api/speech/{key}',
  'GET /api/speech/{key}/words',
]);

test('no answer of the API may be kept, whoever asks, but for what is the same for everybody', async () => {
  const { app } = await open();
  await app.ready();
  const operations = operationsOf(app.swagger());
  const routes = listRoutes(app).filter((route) => /^\w+ \/(api|graphql)/.test(route));
  const ours = routes.filter((route) => route in routeAccess);
  expect(ours.length).toBeGreaterThan(60);
  const kept: string[] = [];
  for (const person of ['nobody', 'owner']) {
    let cookie = '';
    for (const route of ours) {
      if (KEPT.has(route)) continue;
      if (person === 'owner' && cookie === '') cookie = await enter(app);
      const operation = operations.find(({ method, path }) => `${method} ${path}` === route);
      const call = callRoute(route, operation);
      const headers = { cookie, prefer: 'respond-async' };
      const answer = await app.inject({ ...call, headers });
      // Some of the calls end the session.
      if (answer.headers['set-cookie']) cookie = '';
      if (answer.headers['cache-control'] === 'no-store') continue;
      kept.push(`${route} (${person}): ${answer.statusCode} ${answer.headers['cache-control']}`);
    }
  }
  expect(kept).toEqual([]);
});

test.each(['/api/nowhere', '/api', '/graphql/nowhere', '/api/settings?visitorToken=%zz'])(
  'nor the answer that there is nothing at %s',
  async (url) => {
    const { app } = await open();
    const { headers } = await app.inject(url);
    expect(headers['cache-control']).toBe('no-store');
  },
);

async function enter(app: Awaited<ReturnType<typeof open>>['app']): Promise<string> {
  const payload = { username: 'chefin', password: 'Wolke-Besen-Zebra' };
  const registered = await app.inject({ method: 'POST', url: '/api/register', payload });
  if (registered.statusCode === 201) return cookieOf(registered);
  return cookieOf(await app.inject({ method: 'POST', url: '/api/login', payload }));
}
