import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const open = () => openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });

test('a drawing is served by its code and may be kept for a month', async () => {
  const { app } = await open();
  const answer = await app.inject('/drawings/1F98A.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=2592000',
  });
  expect(answer.body).toContain('<svg');
});

test('what is no drawing is 404, also outside of their folder', async () => {
  const { app } = await open();
  for (const url of ['/drawings/', '/drawings/none.svg', '/drawings/..%2f..%2fpackage.json']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
});
