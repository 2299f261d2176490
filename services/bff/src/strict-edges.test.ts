import { createRandom } from '@lux/random/random.ts';
import { operationsOf } from '@lux/test-kit/fuzz/operations-of.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from './testing/cookie-of.ts';
import { buildOddRequest, type OddRequest } from './testing/fuzz/build-odd-request.ts';
import { loadConfig } from './testing/fuzz/config.ts';
import { openBff } from './testing/open-bff.ts';

const engines = useEngines();
const { requests, seed } = loadConfig();

/** A session may not ask for more than its bucket holds before limits would hide the answers. */
const REQUESTS_PER_SESSION = 15;

async function open() {
  const bff = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { CHILDREN_PER_ADDRESS: '100000' },
  });
  const operations = operationsOf((await bff.app.inject('/api/docs/json')).json());
  /** Somebody with every right there is: owner, admin and visitor. */
  const enter = async () =>
    cookieOf(
      await bff.app.inject({
        method: 'POST',
        url: '/api/register',
        payload: {
          username: 'chefin',
          password: 'Wolke-Besen-Zebra',
          visitorToken: 'odd-visitor-token',
        },
      }),
    );
  const send = (request: OddRequest, cookie: string) =>
    bff.app.inject({
      ...request,
      headers: {
        cookie,
        prefer: 'respond-async',
        ...(request.payload !== undefined && { 'content-type': 'application/json' }),
      },
    });
  return { operations, enter, send };
}

test(`${requests} odd requests to every route of the API are answered or refused, never failed at`, {
  timeout: 60_000 + requests * 50,
}, async () => {
  const { operations, enter, send } = await open();
  expect(operations.length).toBeGreaterThan(40);
  const random = createRandom(seed);
  const failed: string[] = [];
  const statuses = new Map<number, number>();
  let cookie = '';
  for (let index = 0; index < requests; index += 1) {
    if (index % REQUESTS_PER_SESSION === 0) cookie = await enter();
    const operation = operations[index % operations.length];
    if (!operation) throw new Error('no operation');
    const request = buildOddRequest(operation, random);
    const { statusCode, body } = await send(request, cookie);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    // Guesses of the dashboard's password are limited by address, whoever guesses.
    const isLimited = statusCode === 429 && operation.path !== '/api/dashboard/login';
    const isAnswer = statusCode >= 200 && statusCode < 500 && !isLimited;
    const { method, url, payload = '' } = request;
    if (!isAnswer) {
      failed.push(
        `${statusCode} ${method} ${url.slice(0, 120)} ${payload.slice(0, 300)} → ${body}`,
      );
    }
  }
  expect(failed).toEqual([]);
  // Neither refused all, nor let through all.
  expect(statuses.get(400)).toBeGreaterThan(requests / 10);
  expect(statuses.get(200)).toBeGreaterThan(requests / 100);
});
