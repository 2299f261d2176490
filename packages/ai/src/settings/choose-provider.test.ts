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

test('a key is shown to one server alone', () => {
  const speech = { OPENAI_API_KEY: 'key', OPENAI_SPEECH_BASE_URL: 'http://localhost:8000/v1' };
  expect(chooseProvider('text', speech)?.apiKey).toBe('key');
  expect(chooseProvider('speech', speech)?.apiKey).toBe('none');
  expect(chooseProvider('speech', { ...speech, OPENAI_SPEECH_API_KEY: 'other' })?.apiKey).toBe(
    'other',
  );
  // Another path of the same server is the same server.
  const gateway = {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: 'https://ki.schule.example/v1',
    OPENAI_IMAGE_BASE_URL: 'https://ki.schule.example/images/v1',
    OPENAI_MODERATION_BASE_URL: 'https://api.mistral.ai/v1',
  };
  expect(chooseProvider('image', gateway)?.apiKey).toBe('key');
  expect(chooseProvider('moderation', gateway)).toMatchObject({
    baseUrl: 'https://api.mistral.ai/v1',
    apiKey: 'none',
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

test('what an admin chose for an ability wins, and LUX itself can be chosen', () => {
  const mistral = {
    baseUrl: 'https://api.mistral.ai/v1',
    apiKey: 'other',
    model: 'mistral-small-latest',
  };
  const environment = {
    OPENAI_API_KEY: 'key',
    ELEVENLABS_API_KEY: 'voice',
    chosen: { text: mistral, speech: 'built-in', image: 'built-in' },
  } as const;
  expect(chooseProvider('text', environment)).toEqual(mistral);
  expect(servedBy(environment)).toEqual(['text', 'transcription', 'moderation']);
  expect(chooseElevenLabs(environment)).toBeNull();
});
