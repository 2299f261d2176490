import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { openBff } from './testing/open-bff.ts';

const engines = useEngines();
const open = () => openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });

const kinds = [
  ['an unknown page', 404, { url: '/no/such/screen', headers: { accept: 'text/html' } }],
  ['a file of the client', 200, { url: '/assets/main-abc123.js' }],
  ['a file there is not', 404, { url: '/assets/gone-abc123.js' }],
  ['a drawing', 200, { url: '/drawings/1F98A.svg' }],
  ['an answer', 200, { url: '/api/settings' }],
  ['a head', 200, { method: 'HEAD', url: '/api/settings' }],
  ['a route there is not', 404, { url: '/api/nowhere' }],
  ['an address nobody can read', 404, { url: '/api/%zz' }],
  ['a refused field', 400, { method: 'POST', url: '/api/login', payload: {} }],
  ['a refused origin', 403, { method: 'POST', url: '/api/logout', headers: { origin: 'null' } }],
  ['a locked dashboard', 401, { url: '/api/analytics/stats' }],
  ['a file of nobody', 404, { url: `/media/${'A'.repeat(22)}` }],
  ['a method there is not', 404, { method: 'PUT', url: '/api/settings', payload: {} }],
  [
    'broken JSON',
    400,
    {
      method: 'POST',
      url: '/api/login',
      body: '{',
      headers: { 'content-type': 'application/json' },
    },
  ],
  [
    'a GraphQL answer',
    200,
    { method: 'POST', url: '/graphql', payload: { query: '{ settings { language } }' } },
  ],
  ['a refused document', 400, { method: 'POST', url: '/graphql', payload: { query: '{' } }],
  ['readiness', 200, { url: '/readyz' }],
] as const;

test.each(kinds)('security headers are on %s', async (_kind, status, request) => {
  const { app } = await open();
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(securityHeaders);
});

test('nothing may hold scripts or styles of its own, or take any from elsewhere', () => {
  const policy = securityHeaders['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('the documentation has the same policy but for the icons in its style sheet', async () => {
  const { app } = await open();
  const { headers } = await app.inject('/api/docs/');
  expect(headers).toMatchObject({
    ...securityHeaders,
    'content-security-policy': securityHeaders['content-security-policy']?.replace(
      'img-src',
      'img-src data:',
    ),
  });
});
