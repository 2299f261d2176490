import type { PublicSettings, ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { fakeSpeechApi } from '../../testing/fake-speech-api.ts';
import { openConversation } from '../../testing/open-conversation.ts';

const engines = useEngines();
const elevenLabsVoices = {
  body: {
    voices: [
      { voice_id: 'vera', name: 'Vera' },
      { voice_id: 'otto', name: 'Otto', x: 1 },
    ],
  },
};

async function askFor(
  provider: 'openAi' | 'elevenLabs',
  settings: Partial<PublicSettings>,
  behaviour: Parameters<typeof fakeSpeechApi>[0] = { voices: elevenLabsVoices },
  wish: object = { text: 'Hallo' },
) {
  const api = await fakeSpeechApi(behaviour);
  const service = await openConversation({ engines, environment: api[provider], settings });
  const answer = await service.call('POST', '/speech', { body: wish });
  expect(answer.body).toBe('ID3 sound');
  const asked = api.spoken()[0];
  return { path: asked?.path, headers: asked?.headers, body: JSON.parse(String(asked?.body)) };
}

test('without a key there are several built-in voices, LUX’s own first', async () => {
  const { call } = await openConversation({ engines });
  const voices = (await call('GET', '/voices')).json();
  expect(voices.length).toBeGreaterThan(3);
  expect(voices[0]).toEqual({ voice_id: 'espeak-lux', name: expect.stringContaining('LUX') });
});

test('with OpenAI the voices are OpenAI’s', async () => {
  const api = await fakeSpeechApi();
  const { call } = await openConversation({ engines, environment: api.openAi });
  const voices = (await call('GET', '/voices')).json();
  expect(voices).toContainEqual({ voice_id: 'nova', name: 'Nova (hell)' });
});

test('with ElevenLabs the voices are the account’s, before OpenAI’s', async () => {
  const api = await fakeSpeechApi({ voices: elevenLabsVoices });
  const { call } = await openConversation({
    engines,
    environment: { ...api.openAi, ...api.elevenLabs },
  });
  expect((await call('GET', '/voices')).json()).toEqual([
    { voice_id: 'vera', name: 'Vera' },
    { voice_id: 'otto', name: 'Otto' },
  ]);
  expect((await call('GET', '/readyz')).json().tiers.speech).toBe('elevenlabs');
});

test('a voice is heard before it is saved, and what children hear stays', async () => {
  const api = await fakeSpeechApi({ voices: elevenLabsVoices });
  const settings = { voiceId: 'vera', speechSpeed: 1 };
  const { call } = await openConversation({ engines, environment: api.elevenLabs, settings });
  const trial = { text: 'Hallo', voiceId: 'otto', speechSpeed: 1.2 };
  const heard = await call('POST', '/voice-trials', { body: trial });
  expect([heard.body, heard.headers['cache-control']]).toEqual(['ID3 sound', 'no-store']);
  await call('POST', '/speech', { body: { ...trial, text: 'Hallo du' } });
  const [tried, usual] = api.spoken().map(({ path }) => path);
  expect(tried).toContain('otto');
  expect(usual).toContain('vera');
});

test('no other voice steps in for one that is tried', async () => {
  const api = await fakeSpeechApi({ speechStatus: 401, voices: elevenLabsVoices });
  const { call } = await openConversation({ engines, environment: api.elevenLabs });
  const trial = { text: 'Hallo', voiceId: 'otto', speechSpeed: 1 };
  const failed = await call('POST', '/voice-trials', { body: trial });
  expect(failed.json().error).toBe('SPEECH_FAILED');
  expect((await call('POST', '/speech', { body: { text: 'Hallo' } })).statusCode).toBe(200);
});

test.each([
  { voiceId: 'otto', speechSpeed: 9 },
  { voiceId: { $ne: '' }, speechSpeed: 1 },
  { voiceId: 'otto', speechSpeed: 1, text: ' ' },
])('a trial that cannot be is refused: %j', async (trial) => {
  const { call } = await openConversation({ engines });
  const refused = await call('POST', '/voice-trials', { body: { text: 'Hallo', ...trial } });
  expect(refused.statusCode).toBe(400);
});

test('a key that an admin saves holds within a second, without a restart, and so does its end', async () => {
  const api = await fakeSpeechApi({ voices: elevenLabsVoices });
  const { ELEVENLABS_BASE_URL = '' } = api.elevenLabs;
  const none = { openAiApiKey: null, elevenlabsApiKey: null };
  const settings: Partial<ServiceSettings> = { aiKeys: none };
  const { call } = await openConversation({
    engines,
    environment: { ELEVENLABS_BASE_URL },
    settings,
  });
  const soundOf = async () =>
    (await call('POST', '/speech', { body: { text: 'Hallo' } })).headers['content-type'];
  expect(await soundOf()).toBe('audio/wav');

  settings.aiKeys = { ...none, elevenlabsApiKey: 'saved-by-an-admin' };
  await waitFor(async () => (await soundOf()) === 'audio/mpeg');
  expect(api.spoken()[0]?.headers['xi-api-key']).toBe('saved-by-an-admin');

  settings.aiKeys = none;
  await waitFor(async () => (await soundOf()) === 'audio/wav');
});

test('voice, language and speed reach ElevenLabs, the speed within what it takes', async () => {
  const { path, headers, body } = await askFor('elevenLabs', {
    voiceId: 'otto',
    language: 'it-IT',
    speechSpeed: 2,
  });
  expect(path).toMatch(/^\/v1\/text-to-speech\/otto\/stream\?/);
  expect(headers?.['xi-api-key']).toBe('a key');
  expect(body).toMatchObject({
    text: 'Hallo',
    model_id: 'eleven_flash_v2_5',
    language_code: 'it',
    voice_settings: { speed: 1.2 },
  });
});

test('a voice ElevenLabs does not know is answered with one it knows', async () => {
  expect((await askFor('elevenLabs', { voiceId: 'espeak-mia' })).path).toContain('/vera/');
});

test('a key that may not list voices speaks with the default one', async () => {
  const { path } = await askFor('elevenLabs', {}, { voices: { status: 401, body: {} } });
  expect(path).toContain('/EXAVITQu4vr4xnSDxMaL/');
});

test('voice, language and speed reach OpenAI; an unknown voice becomes the default one', async () => {
  const french = { voiceId: 'nova', language: 'fr-FR', speechSpeed: 0.8 } as const;
  const { body } = await askFor('openAi', french, {});
  expect(body).toMatchObject({ input: 'Hallo', voice: 'nova', speed: 0.8 });
  expect(body.instructions).toMatch(/français/);
  expect((await askFor('openAi', { voiceId: 'vera' }, {})).body.voice).toBe('coral');
});

test('a server of one’s own may have voices of its own', async () => {
  const behaviour = { voices: { body: { voices: ['af_heart', { id: 'kerstin' }] } } };
  expect((await askFor('openAi', { voiceId: 'kerstin' }, behaviour)).body.voice).toBe('kerstin');
  expect((await askFor('openAi', { voiceId: null }, behaviour)).body.voice).toBe('af_heart');
});

test.each(['openAi', 'elevenLabs'] as const)(
  'a pace reaches %s by speed and ellipses',
  async (api) => {
    const voices = { voices: elevenLabsVoices };
    const slow = await askFor(api, {}, voices, { text: 'Mama lacht', pace: 'slow' });
    const speedOf = ({ body }: typeof slow) => body.speed ?? body.voice_settings.speed;
    expect(speedOf(slow)).toBe(0.7);
    const syllables = await askFor(api, {}, voices, { text: 'Ma-ma lacht', pace: 'syllables' });
    expect(syllables.body.input ?? syllables.body.text).toBe('Ma… ma lacht');
  },
);

test('the sound of a letter comes from the built-in voice, whoever else speaks', async () => {
  const api = await fakeSpeechApi();
  const { call } = await openConversation({ engines, environment: api.openAi });
  const answer = await call('POST', '/speech', { body: { text: 'M', sound: 'm' } });
  expect(answer.headers['content-type']).toBe('audio/wav');
  expect(api.spoken()).toEqual([]);
});
