import { expect, test } from 'vitest';
import { chooseElevenLabs, chooseProvider } from './choose-provider.ts';

const abilities = ['text', 'image', 'speech', 'transcription', 'moderation'] as const;
const servedBy = (environment: Parameters<typeof chooseProvider>[1]) =>
  abilities.filter((ability) => chooseProvider(ability, environment));

test('nothing set is nobody; a key alone is OpenAI for everything', () => {
  expect(servedBy({})).toEqual([]);
  expect(servedBy({ OPENAI_API_KEY: 'key' })).toEqual(abilities);
});

test('a server of one’s own is asked for text, and for what is named', () => {
  const server = { OPENAI_BASE_URL: 'http://localhost:11434/v1' };
  expect(servedBy(server)).toEqual(['text']);
  expect(servedBy({ ...server, OPENAI_TRANSCRIBE_MODEL: 'whisper' })).toEqual([
    'text',
    'transcription',
  ]);
  expect(servedBy({ ...server, OPENAI_IMAGE_MODEL: 'flux' })).toEqual(['text', 'image']);
  expect(servedBy({ OPENAI_IMAGE_BASE_URL: 'http://localhost:8080/v1' })).toEqual(['image']);
  const elsewhere = { OPENAI_TRANSCRIBE_BASE_URL: 'http://localhost:8000/v1' };
  expect(servedBy(elsewhere)).toEqual(['transcription']);
  expect(chooseProvider('transcription', elsewhere)).toEqual({
    baseUrl: 'http://localhost:8000/v1',
    apiKey: 'none',
    model: 'gpt-4o-mini-transcribe',
  });
});

test('ElevenLabs is there with its key only, under whichever address', () => {
  expect(chooseElevenLabs({})).toBeNull();
  expect(chooseElevenLabs({ ELEVENLABS_API_KEY: 'key' })?.baseUrl).toBe(
    'https://api.elevenlabs.io',
  );
  const elsewhere = { ELEVENLABS_API_KEY: 'key', ELEVENLABS_BASE_URL: 'https://api.eu.example' };
  expect(chooseElevenLabs(elsewhere)?.baseUrl).toBe('https://api.eu.example');
});
