import { legacyVisitorMark } from '@lux/service-kit/secrets.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { useAnalytics } from '../testing/use-analytics.ts';
import { replaceTokens } from './replace-tokens.ts';
import { startRequestConsumer } from './take-events.consumer.ts';

const analytics = useAnalytics();
const token = 'Ab12cD34eF56gH78iJ90kL12mN34oP56';

const readAll = async () =>
  JSON.stringify(
    await analytics.service.deps.mongo.connection.collection('requests').find().toArray(),
  );

test('tokens that were stored once are replaced, and the child still finds what it said', async () => {
  const tokens = [token, 'visitor-1741514400-x7', 'kurz', 'old-but-still-a-token'];
  const marked = buildRequest();
  await analytics.service.store(
    [...tokens, token].map((one) => buildRequest({ visitorToken: one })),
  );
  await analytics.service.store([marked, buildRequest({ visitorToken: null })]);
  await replaceTokens(analytics.service.deps);
  const once = await readAll();
  for (const one of tokens) expect(once).not.toContain(`"${one}"`);
  expect(once).toContain(`"${marked.visitorToken}"`);

  await replaceTokens(analytics.service.deps);
  expect(await readAll()).toBe(once);
  const people = { visitorMarks: [legacyVisitorMark(token)], userId: null };
  expect((await analytics.service.send('POST', '/requests/searches', people)).json()).toHaveLength(
    2,
  );
});

test('a token that comes with an event is neither stored nor shown', async () => {
  const event = buildRequest({ visitorToken: token });
  await analytics.service.emit([event]);
  const consumer = startRequestConsumer(analytics.service.deps);
  await waitFor(() => analytics.service.countPushes(event.id) === 1);
  await consumer.close();
  expect(analytics.service.countPushes(token)).toBe(0);
  expect(await readAll()).not.toContain(token);
});
