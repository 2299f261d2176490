import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();

test('each API request becomes one event with its facts, and no secret in its route', async () => {
  const namePrefix = engines.redis.prefix;
  const { app, deps } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix,
    environment: { ADMIN_PIN: 'a-secret-pin' },
  });
  const started = await app.inject({
    method: 'POST',
    url: '/api/conversations',
    payload: { visitorToken: 'event-visitor-token' },
  });
  await app.inject({
    method: 'POST',
    url: `/api/conversations/${started.json().id}/messages`,
    payload: { role: 'user', content: 'Wie viele Beine hat eine Spinne?' },
    headers: { cookie: cookieOf(started), 'user-agent': 'Tafel/1.0 (Linux; Mias Gerät)' },
    remoteAddress: '192.168.17.23',
  });
  await app.inject({ url: '/api/analytics/requests', query: { adminPin: 'a-secret-pin' } });
  await app.inject({ url: '/api/docs/json' });
  await app.inject({ url: '/healthz' });

  const events = await waitFor(async () => {
    const found = await readEvents(deps.redis, namePrefix);
    return found.length >= 3 && found;
  });
  expect(events).toHaveLength(3);
  expect(events[1]).toMatchObject({
    type: 'text',
    operation: 'POST /api/conversations/:id/messages',
    status: 201,
    visitorToken: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/),
    prompt: 'Wie viele Beine hat eine Spinne?',
    response: 'Eine Spinne hat acht Beine.',
    userAgent: 'Anderes Programm auf Linux',
    ipAddress: '192.168.17.0',
    safety: null,
  });
  expect(JSON.stringify(events)).not.toMatch(/a-secret-pin|event-visitor-token/);
});
