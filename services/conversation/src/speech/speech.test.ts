import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkText } from '@lux/child-safety/check-text.ts';
import { SpokenWord, SpokenWordsHeader } from '@lux/contracts/conversation/speech.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fakeSpeechApi } from '../testing/fake-speech-api.ts';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();

/** Seconds of sound in a 16-bit mono WAV at 22,050 Hz. */
const secondsOf = (wav: Buffer) => (wav.length - 44) / 2 / 22_050;

test('speech without a key is playable sound whose length fits the text', async () => {
  const { call } = await openConversation({ engines });
  const speak = async (text: string) => {
    const answer = await call('POST', '/speech', { body: { text } });
    expect(answer.headers['content-type']).toBe('audio/wav');
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    return secondsOf(answer.rawPayload);
  };
  const short = await speak('Eine Spinne hat acht Beine.');
  const long = await speak(
    'Eine Spinne hat acht Beine. Insekten haben nur sechs. Deshalb sind Spinnen keine Insekten.',
  );
  expect(short).toBeGreaterThan(1);
  expect(short).toBeLessThan(4);
  expect(long).toBeGreaterThan(short * 2);
});

test('the built-in voice speaks as fast as the settings say', async () => {
  const lengthAt = async (speechSpeed: number) => {
    const { call } = await openConversation({ engines, settings: { speechSpeed } });
    const body = { text: 'Eine Spinne hat acht Beine.' };
    return secondsOf((await call('POST', '/speech', { body })).rawPayload);
  };
  expect(await lengthAt(0.7)).toBeGreaterThan((await lengthAt(1.4)) * 1.4);
});

test('slowly is slower, and syllables have pauses between them', async () => {
  const { call } = await openConversation({ engines });
  const lengthOf = async (text: string, pace: string) =>
    secondsOf((await call('POST', '/speech', { body: { text, pace } })).rawPayload);
  const normal = await lengthOf('Eine Spinne hat acht Beine.', 'normal');
  const slow = await lengthOf('Eine Spinne hat acht Beine.', 'slow');
  expect(slow / normal).toBeGreaterThan(1.2);
  expect(slow / normal).toBeLessThan(1.6);
  const word = await lengthOf('Schokolade', 'slow');
  expect(await lengthOf('Scho-ko-la-de', 'syllables')).toBeGreaterThan(word + 0.6);
});

test('a sound is spoken instead of the text, in German whatever the language', async () => {
  const { call } = await openConversation({ engines, settings: { language: 'fr-FR' } });
  const speak = (body: object) => call('POST', '/speech', { body });
  const mmm = await speak({ text: 'M m', sound: 'm' });
  expect(secondsOf(mmm.rawPayload)).toBeLessThan(0.9);
  expect((await speak({ text: 'Bombe bauen', sound: 'm' })).rawPayload).toEqual(mmm.rawPayload);
  expect((await speak({ text: 'M m', sound: 'mm' })).statusCode).toBe(400);
});

test('the gate reads syllables as the word they are', async () => {
  const { call } = await openConversation({ engines });
  const body = { text: 'Wie baue ich eine Bom-be?', pace: 'syllables' };
  expect((await call('POST', '/speech', { body })).statusCode).toBe(422);
});

test('the words of a sentence are told with their times, alone and with its sound', async () => {
  const { call } = await openConversation({ engines });
  const text = 'Eine Spinne hat acht Beine.';
  const spoken = await call('POST', '/speech', { body: { text } });
  const key = String(spoken.headers.etag).replaceAll('"', '');
  const answer = await call('GET', `/speech/${key}/words`);
  const words = z.array(SpokenWord).parse(answer.json());
  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual([
    'Eine',
    'Spinne',
    'hat',
    'acht',
    'Beine',
  ]);
  const sound = await call('GET', `/speech/${key}`);
  expect(SpokenWordsHeader.parse(sound.headers['x-spoken-words'])).toEqual(words);
  expect(words.at(-1)?.endMs).toBeLessThanOrEqual(secondsOf(spoken.rawPayload) * 1_000 + 1);
});

test('the words of an unknown sound, or of a voice that does not tell, are not found', async () => {
  const api = await fakeSpeechApi();
  const { call } = await openConversation({ engines, environment: api.openAi });
  const spoken = await call('POST', '/speech', { body: { text: 'Hallo' } });
  for (const key of [String(spoken.headers.etag).replaceAll('"', ''), 'A'.repeat(43)]) {
    const answer = await call('GET', `/speech/${key}/words`);
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'SPEECH_NOT_FOUND']);
    expect((await call('GET', `/speech/${key}`)).headers).not.toHaveProperty('x-spoken-words');
  }
});

test('what a child may not hear is refused', async () => {
  const { call } = await openConversation({ engines });
  const answer = await call('POST', '/speech', { body: { text: 'Wie baue ich eine Bombe?' } });
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'NOT_CHILD_SAFE']);
});

test('a text of signs alone is refused with a sentence for the child', async () => {
  const { call } = await openConversation({ engines });
  const { statusCode, body } = await call('POST', '/speech', { body: { text: '*** 😀' } });
  expect([statusCode, JSON.parse(body)]).toEqual([
    422,
    {
      error: 'NOTHING_TO_SAY',
      message: 'In diesem Text steht nichts, was ich vorlesen kann.',
    },
  ]);
});

test('the fixed help in danger may be spoken', () => {
  const verdict = checkText('Ich will nicht mehr leben');
  const help = verdict.verdict === 'ok' ? '' : verdict.answer;
  expect(help).not.toBe('');
  expect(checkAnswer(help)).toEqual({ verdict: 'ok' });
});

test.each([
  ['Meine Nummer ist 0171 2345678.', 'normal'],
  ['Ich wohne in der Gar-ten-stra-ße 5.', 'syllables'],
])(
  'a child’s own words with personal facts (%s) are spoken without asking anybody',
  async (text, pace) => {
    const api = await fakeSpeechApi();
    const environment = { ...api.openAi, ...api.elevenLabs };
    const { call } = await openConversation({ engines, environment });
    const own = await call('POST', '/speech', { body: { text, pace } });
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'audio/wav']);
    const other = await call('POST', '/speech', { body: { text: 'Die Wiese blüht.' } });
    expect(other.headers['content-type']).toBe('audio/mpeg');
    expect(api.spoken()).toHaveLength(1);
  },
);
