import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from './testing/open-accounts.ts';

const engines = useEngines();
const open = () =>
  openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-door`,
  });

test('whoever does not know the internal token is refused, whatever is asked for', async () => {
  const { app } = await open();
  for (const url of ['/users', '/user-data', '/nowhere']) {
    for (const shown of [undefined, '', 'undefined', 'a guess']) {
      const headers = { ...(shown !== undefined && { 'x-internal-token': shown }) };
      const answer = await app.inject({ url, headers });
      expect([url, shown, answer.statusCode]).toEqual([url, shown, 401]);
    }
  }
  const headers = { 'x-internal-token': 'a-token-for-this-test' };
  expect((await app.inject({ url: '/nowhere', headers })).statusCode).toBe(404);
});

test('only things are large: every other body ends at a tenth of a megabyte', async () => {
  const { app } = await open();
  const headers = { 'x-internal-token': 'a-token-for-this-test' };
  for (const url of ['/users', '/logins', '/audit-entries', '/invitations']) {
    const payload = { username: 'x'.repeat(200_000) };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect([url, answer.statusCode]).toEqual([url, 413]);
  }
});
