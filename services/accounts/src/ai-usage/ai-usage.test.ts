import { type AiUsageEvent, noAmounts } from '@lux/contracts/accounts/ai/ai-usage.ts';
import { berlinDay } from '@lux/service-kit/time/berlin-day.ts';
import { createUsageMeter } from '@lux/service-kit/usage/create-usage-meter.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';
import { startUsageConsumer } from './record-usage.consumer.ts';

const engines = useEngines();
let opened = 0;
const open = async (environment: Record<string, string> = {}) => {
  opened += 1;
  const namePrefix = `${engines.mongodb.databasePrefix}-ai-usage-${opened}`;
  const { uri } = engines.mongodb;
  const redisUrl = engines.redis.url;
  const accounts = await openAccounts({ uri, redisUrl, database: namePrefix, environment });
  return { ...accounts, namePrefix };
};

const today = berlinDay(new Date().toISOString());
const event = (id: string, amounts: Partial<AiUsageEvent> = {}): AiUsageEvent => ({
  ...noAmounts,
  id,
  day: today,
  lessonId: null,
  ability: 'text',
  host: 'api.openai.com',
  model: 'gpt-5.4-mini',
  calls: 1,
  inputTokens: 1_000,
  outputTokens: 100,
  ...amounts,
});

test('what a service asked of a model is counted by day and lesson, once', async () => {
  const { deps, call } = await open();
  const lessonId = 'L'.repeat(22);
  const first = event('event-one');
  await deps.aiUsage.record([first, event('event-two'), event('event-3', { lessonId })]);
  await deps.aiUsage.record([first]);
  const { days, month } = (await call('GET', '/ai-usage')).body;
  expect(days).toHaveLength(2);
  expect(days).toContainEqual(
    expect.objectContaining({ lessonId: null, calls: 2, inputTokens: 2_000, cost: 0.0024 }),
  );
  expect(days).toContainEqual(expect.objectContaining({ lessonId, calls: 1 }));
  expect(month).toContainEqual({ ability: 'text', used: 3_300, ceiling: null, isExhausted: false });
});

test('several replicas count the same event once', async () => {
  const { deps, call } = await open();
  const events = Array.from({ length: 20 }, (_, at) => event(`event-${at}-x`));
  await Promise.all([1, 2, 3].map(() => deps.aiUsage.record(events)));
  expect((await call('GET', '/ai-usage')).body.days[0].calls).toBe(20);
});

test('at its ceiling LUX itself goes on, and the admin reads that it does', async () => {
  const { deps, call } = await open();
  await deps.aiUsage.record([event('event-one')]);
  const chosen = async () => (await call('GET', '/settings/for-services')).body.chosenAi;
  expect(await chosen()).toEqual({});
  const limited = await call('PATCH', '/ai-ceilings', { text: 1_000 });
  expect(limited.body.month[0]).toEqual({
    ...{ ability: 'text', used: 1_100, ceiling: 1_000, isExhausted: true },
  });
  await waitFor(async () => (await chosen()).text === 'built-in', { timeoutMs: 10_000 });
  // Nobody is left without moderation by a ceiling.
  expect(await chosen()).toEqual({ text: 'built-in' });
  await call('PATCH', '/ai-ceilings', { text: null });
  await waitFor(async () => (await chosen()).text === undefined, { timeoutMs: 10_000 });
  const wrong = await call('PATCH', '/ai-ceilings', { speech: -1 });
  expect(wrong.status).toBe(400);
});

test('the privacy kit names a provider also while its ceiling is reached', async () => {
  const { deps, call } = await open({ OPENAI_API_KEY: 'sk-key-of-the-school' });
  await deps.aiUsage.record([event('event-one')]);
  await call('PATCH', '/ai-ceilings', { text: 1_000 });
  const { providers } = (await call('GET', '/processing-facts')).body;
  expect(providers).toContainEqual({
    ...{ ability: 'text', host: 'api.openai.com', model: 'gpt-5.4-mini', place: 'elsewhere' },
  });
});

test('an hour of a child costs what the list prices of the models in use say', async () => {
  const { call } = await open({ OPENAI_API_KEY: 'sk-key-of-the-school' });
  const { childHour } = (await call('GET', '/ai-usage')).body;
  expect(childHour).toContainEqual({
    ...{ ability: 'text', model: 'gpt-5.4-mini', cost: 0.0582, asOf: '2026-06' },
  });
  expect(childHour.find((one: { ability: string }) => one.ability === 'image').cost).toBeNull();
});

test('a meter brings what it counted, by the stream', async () => {
  const { deps, call, namePrefix } = await open();
  const { redis, log } = deps;
  const consumer = startUsageConsumer({ redis: engines.redis, namePrefix }, deps);
  const meter = createUsageMeter({ redis, namePrefix, log });
  onTestFinished(async () => {
    await meter.close();
    await consumer.close();
  });
  const speech = { ability: 'speech', host: 'speaches:8000', model: 'piper' } as const;
  meter.add({ ...speech, characters: 40 });
  meter.add({ ...speech, characters: 2 });
  meter.flush();
  await waitFor(async () => (await call('GET', '/ai-usage')).body.days.length === 1);
  const { days } = (await call('GET', '/ai-usage')).body;
  expect(days[0]).toMatchObject({ ...speech, characters: 42, calls: 2, cost: null });
});
