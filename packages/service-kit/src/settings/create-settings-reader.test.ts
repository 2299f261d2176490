import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createServiceClient } from '../clients/create-service-client.ts';
import { createInnerServer } from '../server/create-inner-server.ts';
import { createSettingsReader } from './create-settings-reader.ts';

const internalToken = 'an internal token';
const log = pino({ level: 'silent' });
const saved: ServiceSettings = {
  assistantName: 'Lumi',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: false,
  usesBrowserRecognition: true,
  registration: 'open',
  pronunciations: [],
  aiKeys: { openAiApiKey: 'sk-12345678', elevenlabsApiKey: null },
  chosenAi: {},
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const state = { settings: saved, asked: 0, isAway: false };
  const accounts = await createInnerServer({ service: 'accounts', log, internalToken, checks: {} });
  accounts.get('/settings/for-services', async (_request, reply) => {
    state.asked += 1;
    return state.isAway ? reply.status(503).send({}) : state.settings;
  });
  const url = await accounts.listen({ port: 0, host: '127.0.0.1' });
  const client = createServiceClient({ url, internalToken });
  onTestFinished(async () => {
    await client.close();
    await accounts.close();
  });
  return { state, readSettings: createSettingsReader(client, log) };
}

test('a change arrives within a second, and in between accounts is left alone', async () => {
  const { state, readSettings } = await open();
  expect(await readSettings()).toEqual(saved);
  state.settings = { ...saved, childSafeMode: true };
  expect(await readSettings()).toEqual(saved);
  expect(state.asked).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect((await readSettings()).childSafeMode).toBe(true);
});

test('many who ask at once cause one call', async () => {
  const { state, readSettings } = await open();
  await Promise.all(Array.from({ length: 30 }, () => readSettings()));
  expect(state.asked).toBe(1);
});

test('while accounts is away, what was read last holds', async () => {
  const { state, readSettings } = await open();
  await readSettings();
  state.isAway = true;
  vi.advanceTimersByTime(1_000);
  expect(await readSettings()).toEqual(saved);
});

test('where nothing was ever read, the child-safe mode is on', async () => {
  const { state, readSettings } = await open();
  state.isAway = true;
  expect(await readSettings()).toMatchObject({ assistantName: 'LUX', childSafeMode: true });
});
