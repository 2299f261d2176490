import { operationsOf } from '@lux/test-kit/fuzz/operations-of.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { callRoute } from '../testing/access/call-route.ts';
import { listRoutes } from '../testing/access/list-routes.ts';
import { routeAccess } from '../testing/access/route-access.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();

/** A bff, somebody with every right there is, and all routes that change something. */
async function open() {
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });
  const { app } = bff;
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  const account = { username: 'mia', password: 'Wolke-Besen-Zebra' };
  const registered = await post('/api/register', account);
  const cookie = cookieOf(
    await post(
      '/api/dashboard/login',
      { password: 'kurbel-teich-magnet' },
      { cookie: cookieOf(registered) },
    ),
  );
  await app.ready();
  const operations = operationsOf(app.swagger());
  const changing = listRoutes(app).filter((route) => !route.startsWith('GET '));
  expect(changing.length).toBeGreaterThan(30);
  const calls = changing.map((route) => {
    const operation = operations.find(({ method, path }) => `${method} ${path}` === route);
    return { route, ...callRoute(route, operation), takesJson: Boolean(operation?.body) };
  });
  bff.calls.length = 0;
  return { ...bff, cookie, calls, reached: bff.calls };
}

const pagesOfOtherSites: Record<string, Record<string, string>> = {
  'as browsers say it over TLS': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
  'on a neighbouring name': { 'sec-fetch-site': 'same-site' },
  'as browsers say it in a network without TLS': { origin: 'https://example.org' },
  'on another port': { origin: 'http://localhost:81' },
  'in a frame that hides its origin': { origin: 'null' },
};

test('no route lets a page of another site change anything', async () => {
  const { app, cookie, calls, reached } = await open();
  const faults: string[] = [];
  for (const [how, headers] of Object.entries(pagesOfOtherSites)) {
    for (const { route, method, url, payload } of calls) {
      const answer = await app.inject({
        method,
        url,
        headers: { ...headers, cookie, host: 'localhost' },
        ...(payload && { payload }),
      });
      const refusal = `${answer.statusCode} ${answer.body.slice(0, 30)}`;
      if (refusal !== '403 {"error":"FOREIGN_ORIGIN","mes') {
        faults.push(`${route}, ${how}: ${refusal}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(reached).toEqual([]);
});

// Each with a session of its own, as the routes that cost a login share a small bucket.
test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'no route takes JSON disguised as %s, for which browsers do not ask first',
  async (type) => {
    const { app, cookie, calls, reached } = await open();
    const faults: string[] = [];
    const withBody = calls.filter(({ route, takesJson }) => takesJson || route === 'POST /graphql');
    expect(withBody.length).toBeGreaterThan(20);
    for (const { route, method, url, payload } of withBody) {
      const answer = await app.inject({
        method,
        url,
        headers: { cookie, 'content-type': type },
        payload: JSON.stringify(payload ?? { query: 'mutation { logout }' }),
      });
      if (answer.statusCode !== 415) faults.push(`${route}: ${answer.statusCode}`);
    }
    expect(faults).toEqual([]);
    expect(reached).toEqual([]);
  },
);

test('no route tells a browser that pages of other sites may read it or ask for more', async () => {
  const { app } = await open();
  const headers = {
    origin: 'https://example.org',
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type, x-visitor-token',
  };
  for (const route of Object.keys(routeAccess)) {
    const [, path = ''] = route.split(' ');
    const url = path.replaceAll(/\{\w+\}/g, 'A'.repeat(22));
    for (const method of ['OPTIONS', 'GET'] as const) {
      const answer = await app.inject({ method, url, headers });
      const allowed = Object.keys(answer.headers).filter((name) =>
        name.startsWith('access-control'),
      );
      expect([method, url, allowed]).toEqual([method, url, []]);
    }
  }
});
