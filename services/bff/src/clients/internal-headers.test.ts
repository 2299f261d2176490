import { internalHeaders } from '@lux/service-kit/server/internal-headers.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();

test('what only services may say of a caller is not believed when it comes from outside', async () => {
  const { app } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
  });
  const visitorToken = 'visitor-whose-talk-it-is';
  const started = await app.inject({
    method: 'POST',
    url: '/api/conversations',
    payload: { visitorToken },
  });
  const say = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/api/conversations/${started.json().id}/messages`,
      payload: { role: 'user', content: 'Wie viele Beine hat eine Spinne?' },
      headers,
    });
  expect((await say({ cookie: cookieOf(started) })).statusCode).toBe(201);

  const forged = {
    [internalHeaders.owners]: ownerOfVisitor(visitorToken),
    [internalHeaders.token]: 'an internal token',
    'x-user-id': 'A'.repeat(22),
    'x-forwarded-user': 'chefin',
    authorization: 'Bearer an internal token',
  };
  const stranger = cookieOf(
    await app.inject({ url: '/api/settings', headers: { 'x-visitor-token': 'another-visitor-1' } }),
  );
  for (const cookie of ['', stranger]) {
    expect((await say({ ...forged, cookie })).statusCode).toBe(404);
    for (const url of ['/api/user', '/api/analytics/requests', '/api/analytics/users']) {
      const answer = await app.inject({ url, headers: { ...forged, cookie } });
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
  }
});
