import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;
async function open() {
  opened += 1;
  const bff = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-ai-usage-${opened}`,
  });
  const payload = { password: 'kurbel-teich-magnet' };
  const { app } = bff;
  const cookie = cookieOf(
    await app.inject({ method: 'POST', url: '/api/dashboard/login', payload }),
  );
  const ask = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
    app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
  return { ...bff, ask };
}

test('lessons of a class on one day are one line with the name of the class', async () => {
  const { ask } = await open();
  const { days } = (await ask('GET', '/api/admin/ai-usage')).json();
  expect(
    days.map(({ className, calls, cost }: Record<string, unknown>) => [className, calls, cost]),
  ).toEqual([
    ['3b', 5, 0.5],
    [null, 1, 0.1],
  ]);
  expect(JSON.stringify(days)).not.toContain('lessonId');
});

test('a ceiling stands in the trail, by REST and GraphQL alike', async () => {
  const { ask, auditTrail, bodies } = await open();
  expect((await ask('PATCH', '/api/admin/ai-ceilings', { text: 5_000_000 })).statusCode).toBe(200);
  const query = 'mutation ($c: [AiCeilingInput!]!) { setAiCeilings(ceilings: $c) { renewsOn } }';
  const variables = { c: [{ ability: 'speech', most: null }] };
  const { data } = (await ask('POST', '/graphql', { query, variables })).json();
  expect(data.setAiCeilings.renewsOn).toBe('2026-03-01');
  expect(auditTrail.entries.map(({ action, details }) => [action, details])).toEqual([
    ['ai-ceilings.changed', { text: 5_000_000 }],
    ['ai-ceilings.changed', { speech: null }],
  ]);
  expect(
    bodies.filter(({ call }) => call === 'PATCH /ai-ceilings').map(({ body }) => body),
  ).toEqual([{ text: 5_000_000 }, { speech: null }]);
  const wrong = await ask('PATCH', '/api/admin/ai-ceilings', { text: 1.5 });
  expect(wrong.json().message).toContain('ganze Zahl');
});
