import { legacyVisitorMark } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { openAnalytics } from '../testing/open-analytics.ts';
import { replaceTokens } from './replace-tokens.ts';
import { startRequestConsumer } from './take-events.consumer.ts';

const engines = useEngines();
const token = 'Ab12cD34eF56gH78iJ90kL12mN34oP56';
let service: Awaited<ReturnType<typeof openAnalytics>>;

beforeEach(async () => {
  service = await openAnalytics(engines);
  await service.deps.mongo.whenReady;
});
afterEach(async () => service.close());

const readAll = async () =>
  JSON.stringify(await service.deps.mongo.connection.collection('requests').find().toArray());

test('tokens that were stored once are replaced, and the child still finds what it said', async () => {
  const tokens = [token, 'visitor-1741514400-x7', 'kurz', 'old-but-still-a-token'];
  const marked = buildRequest();
  await service.store([...tokens, token].map((one) => buildRequest({ visitorToken: one })));
  await service.store([marked, buildRequest({ visitorToken: null })]);
  await replaceTokens(service.deps);
  const once = await readAll();
  for (const one of tokens) expect(once).not.toContain(`"${one}"`);
  expect(once).toContain(`"${marked.visitorToken}"`);

  await replaceTokens(service.deps);
  expect(await readAll()).toBe(once);
  const people = { visitorMarks: [legacyVisitorMark(token)], userId: null };
  expect((await service.send('POST', '/requests/searches', people)).json()).toHaveLength(2);
});

test('a token that comes with an event is neither stored nor shown', async () => {
  const event = buildRequest({ visitorToken: token });
  await service.emit([event]);
  const consumer = startRequestConsumer(service.deps);
  await waitFor(() => service.countPushes(event.id) === 1);
  await consumer.close();
  expect(service.countPushes(token)).toBe(0);
  expect(await readAll()).not.toContain(token);
});
