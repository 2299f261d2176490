import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();

test('dead letters about a child go with what else is kept of it; others stay', async () => {
  const database = `${engines.mongodb.databasePrefix}-dead-letters`;
  const redisUrl = engines.redis.url;
  const { call, deps } = await openAccounts({ uri: engines.mongodb.uri, database, redisUrl });
  const [mine, other] = ['visitor:mias-mias-mias', 'visitor:bens-bens-bens'];
  for (const owner of [mine, other]) {
    const content = JSON.stringify([{ name: 'story.saved', owner }]);
    await deps.deadLetters.add({ entryId: '1-0', why: owner, content });
  }
  const removed = await call('DELETE', '/user-data', undefined, { 'x-lux-owners': mine });
  expect(removed.status).toBe(204);
  const left = await deps.redis.xrange(activityStream.deadKey(database), '-', '+');
  expect(left.map(([, fields]) => fields[3])).toEqual([other]);
});
