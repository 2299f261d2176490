// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { fetchSpeech } from './sounds/load-sound.ts';

const { signal } = new AbortController();
const sentence = { text: 'Eine Spinne hat acht Beine.', speechUrl: '/api/speech/abc' };

async function textOf(sound: Promise<Response>): Promise<string> {
  return (await sound).text();
}

test('the sound the server made ready is fetched from its address', async () => {
  const fetchStub = stubFetch({ 'GET /api/speech/abc': { text: 'ready' } });
  expect(await textOf(fetchSpeech(sentence, signal))).toBe('ready');
  expect(fetchStub).toHaveBeenCalledOnce();
});

test('a sound that is gone is asked for anew', async () => {
  const fetchStub = stubFetch({ 'POST /api/speech': { text: 'new' } });
  expect(await textOf(fetchSpeech(sentence, signal))).toBe('new');
  expect(bodiesOf(fetchStub, 'POST', '/api/speech')).toEqual([{ text: sentence.text }]);
});

test('a server that cannot speak is not asked twice', async () => {
  const fetchStub = stubFetch({ 'GET /api/speech/abc': { status: 500 } });
  await expect(fetchSpeech(sentence, signal)).rejects.toMatchObject({ status: 500 });
  expect(fetchStub).toHaveBeenCalledOnce();
});

test.each([null, undefined, 'https://elsewhere.example/a', '//elsewhere.example/a'])(
  'with %s for an address the sound is asked for',
  async (speechUrl) => {
    stubFetch({ 'POST /api/speech': { text: 'new' } });
    const spoken = { text: 'Hallo', ...(speechUrl === undefined ? {} : { speechUrl }) };
    expect(await textOf(fetchSpeech(spoken, signal))).toBe('new');
  },
);

test('a letter is asked for by its sound, a word slowly', async () => {
  const fetchStub = stubFetch({ 'POST /api/speech': { text: 'mmm' } });
  await fetchSpeech({ text: 'm', manner: { sound: 'm' } }, signal);
  await fetchSpeech({ text: 'Maus', manner: { pace: 'slow' } }, signal);
  expect(bodiesOf(fetchStub, 'POST', '/api/speech')).toEqual([
    { text: 'm', sound: 'm' },
    { text: 'Maus', pace: 'slow' },
  ]);
});
