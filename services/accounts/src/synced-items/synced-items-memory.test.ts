import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
const MIB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const forceGc: () => void = runInNewContext('gc');

test('21 changes of 4 MB, and all that an account can hold read at once, take no heap to speak of', async () => {
  const { call } = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-heap`,
  });
  const headers = { 'x-lux-owners': `user:${createId()}` };
  const text = 'x'.repeat(190_000);
  const itemsOf = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({
      kind: 'story',
      id: `${name}_${at}`,
      changedAt: new Date().toISOString(),
      data: { text },
    }));

  const large = { things: itemsOf(20, 'large') };
  const refused = await Promise.all(
    Array.from({ length: 21 }, () => call('PUT', '/things', large, headers)),
  );
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([413]));

  for (let turn = 0; turn < 10; turn += 1) {
    expect((await call('PUT', '/things', { things: itemsOf(5, `${turn}`) }, headers)).status).toBe(
      200,
    );
  }
  const before = process.memoryUsage().heapUsed;
  let highest = 0;
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      const { status, body } = await call('GET', '/things', undefined, headers);
      expect([status, body.hasMore, body.things.length]).toEqual([200, true, 5]);
      highest = Math.max(highest, process.memoryUsage().heapUsed);
    }),
  );
  // 24 answers of 0.95 MB, which this test itself reads; the whole account each time would be 230.
  expect((highest - before) / MIB).toBeLessThan(120);
});

test('a page that was read leaves nothing in memory', async () => {
  const { call } = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-pages`,
  });
  const headers = { 'x-lux-owners': `user:${createId()}` };
  for (let turn = 0; turn < 4; turn += 1) {
    const things = Array.from({ length: 5 }, (_, at) => ({
      kind: 'story',
      id: `${turn}_${at}`,
      changedAt: new Date().toISOString(),
      data: { text: 'x'.repeat(190_000) },
    }));
    expect((await call('PUT', '/things', { things }, headers)).status).toBe(200);
  }

  forceGc();
  const before = process.memoryUsage().arrayBuffers;
  for (let turn = 0; turn < 40; turn += 1) {
    const { status, body } = await call('GET', '/things', undefined, headers);
    expect([status, body.hasMore]).toEqual([200, true]);
  }
  // On a busy machine the last answers are still on their way out of the sockets.
  const left = () => {
    forceGc();
    return (process.memoryUsage().arrayBuffers - before) / MIB;
  };
  await expect.poll(left, { timeout: 5_000 }).toBeLessThan(20);
});
