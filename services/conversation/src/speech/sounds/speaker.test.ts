import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createEspeakVoice } from '../../adapters/espeak-voice.ts';
import { createOpenAiVoice } from '../../adapters/openai-voice.ts';
import { fakeSpeechApi } from '../../testing/fake-speech-api.ts';
import { createFallbackVoice } from '../voices/fallback-voice.ts';
import { createSpeaker } from './speaker.ts';

const settings = {
  language: 'de-DE' as const,
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
  pronunciations: [],
};
const nobody = new AbortController().signal;

async function openAiVoiceOf(behaviour: Parameters<typeof fakeSpeechApi>[0] = {}) {
  const api = await fakeSpeechApi(behaviour);
  const provider = { baseUrl: api.openAi.OPENAI_SPEECH_BASE_URL, apiKey: 'none', model: 'tts' };
  return { ...api, chosen: createOpenAiVoice(provider) };
}

async function fallbackOf(behaviour: Parameters<typeof fakeSpeechApi>[0]) {
  const { chosen, ...api } = await openAiVoiceOf(behaviour);
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const voice = createFallbackVoice(
    { chosen, builtIn: createEspeakVoice(), log },
    { firstByteLimitMs: 300 },
  );
  return { ...api, lines, voice };
}

test('the cache keeps to its bytes, the sentence unused longest goes first', async () => {
  const { chosen, spoken } = await openAiVoiceOf({ sound: ['x'.repeat(100_000)] });
  const speaker = createSpeaker({ voice: chosen }, { cacheLimitBytes: 250_000 });
  const hear = async (text: string) => {
    const { body } = await speaker.speak(text, settings, nobody);
    if (!Buffer.isBuffer(body)) await body.toArray();
  };
  await hear('Eins.');
  await hear('Zwei.');
  await hear('Eins.');
  await hear('Drei.');
  await vi.waitFor(() => expect(speaker.has(speaker.keyOf('Zwei.', settings))).toBe(false));
  expect(speaker.has(speaker.keyOf('Eins.', settings))).toBe(true);
  expect(spoken()).toHaveLength(3);
});

test('another voice, language or speed is another sound', async () => {
  const { chosen } = await openAiVoiceOf();
  const speaker = createSpeaker({ voice: chosen });
  const keys = [
    settings,
    { ...settings, voiceId: 'nova' },
    { ...settings, language: 'fr-FR' as const },
    { ...settings, speechSpeed: 0.8 },
  ].map((one) => speaker.keyOf('Hallo', one));
  expect(new Set(keys).size).toBe(4);
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test('another pace or a sound is another sound, the usual pace is not', async () => {
  const { chosen } = await openAiVoiceOf();
  const speaker = createSpeaker({ voice: chosen });
  const keyOf = (wish: Parameters<typeof speaker.keyOf>[0]) => speaker.keyOf(wish, settings);
  const keys = [
    keyOf('Mama'),
    keyOf({ text: 'Mama', pace: 'slow' }),
    keyOf({ text: 'Mama', pace: 'syllables' }),
    keyOf({ text: 'Mama', pace: 'normal', sound: 'm' }),
    keyOf({ text: 'Mama', pace: 'normal', sound: 'a' }),
  ];
  expect(new Set(keys).size).toBe(5);
  expect(keyOf({ text: 'Mama', pace: 'normal' })).toBe(keys[0]);
  expect(keyOf({ text: 'M m', pace: 'normal', sound: 'm' })).toBe(keys[3]);
});

test('a name is spoken as the school wants it; saved anew it is another sound, others are not', async () => {
  const { chosen, spoken } = await openAiVoiceOf();
  const speaker = createSpeaker({ voice: chosen });
  const wished = { ...settings, pronunciations: [{ written: 'Nguyen', spoken: 'Nujen' }] };
  const keyOf = (text: string, one: typeof wished | typeof settings) => speaker.keyOf(text, one);
  expect(keyOf('Nguyen malt.', wished)).not.toBe(keyOf('Nguyen malt.', settings));
  expect(keyOf('Nguyen malt.', wished)).not.toBe(keyOf('Nujen malt.', wished));
  expect(keyOf('Mia malt.', wished)).toBe(keyOf('Mia malt.', settings));
  await speaker.speak('Nguyens Bild ist bunt.', wished, nobody);
  expect(spoken().map(({ body }) => JSON.parse(String(body)).input)).toEqual([
    'Nujens Bild ist bunt.',
  ]);
});

test('the words of a respelt sentence are told where they are written', async () => {
  const voice = createEspeakVoice();
  const speaker = createSpeaker({ voice });
  const pronunciations = [{ written: 'Xhaka', spoken: 'Tscha Ka' }];
  const text = 'Heute malt Xhaka ein Bild.';
  const { words } = await speaker.speak(text, { ...settings, pronunciations }, nobody);
  expect(words?.map(({ from, to }) => text.slice(from, to))).toEqual([
    'Heute',
    'malt',
    'Xhaka',
    'ein',
    'Bild',
  ]);
  await voice.close();
});

test('a sound that broke off is not kept', async () => {
  const cut = Promise.withResolvers<void>();
  const { chosen } = await openAiVoiceOf({ isCut: true, afterFirstPiece: cut.promise });
  const speaker = createSpeaker({ voice: chosen });
  const { body } = await speaker.speak('Hallo', settings, nobody);
  const key = speaker.keyOf('Hallo', settings);
  expect(speaker.has(key)).toBe(true);
  cut.resolve();
  await expect(Buffer.isBuffer(body) || body.toArray()).rejects.toThrow();
  expect(speaker.has(key)).toBe(false);
});

test.each([
  ['refuses', { speechStatus: 500 }],
  ['has no money left', { speechStatus: 401 }],
  ['hangs', { speechStatus: 'hang' as const }],
  ['sends nothing', { sound: [''] }],
  ['breaks off at once', { sound: [''], isCut: true }],
])(
  'when the provider %s the built-in voice speaks, and the log says so',
  async (_how, behaviour) => {
    const { voice, lines } = await fallbackOf(behaviour);
    const speaker = createSpeaker({ voice });
    const { contentType, body, isFallback } = await speaker.speak('Hallo Kind', settings, nobody);
    expect([contentType, isFallback]).toEqual(['audio/wav', true]);
    const wav = Buffer.isBuffer(body) ? body : Buffer.concat(await body.toArray());
    expect(wav.subarray(0, 4).toString()).toBe('RIFF');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('Hallo Kind');
    await voice.close();
  },
);
