// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { stubFetch } from '../../../testing/fakes/stub-fetch.ts';
import { loadSound } from './load-sound.ts';

// A sound is the text the server answered with.
vi.mock('./decode-sound.ts', () => import('../../../testing/fakes/fake-sound-player.ts'));

const { signal } = new AbortController();
const sentence = { text: 'Eine Spinne hat acht Beine.', speechUrl: '/api/speech/abc' };

test('a sound made ready ahead of time is taken as it is', async () => {
  stubFetch({ 'GET /api/speech/abc': { text: 'ahead' } });
  const sound = loadSound(sentence, signal);
  await sound;
  const fetchStub = stubFetch({ 'GET /api/speech/abc': { text: 'later' } });
  expect((await loadSound({ ...sentence, sound }, signal)).audio).toBe('ahead');
  expect(fetchStub).not.toHaveBeenCalled();
});

test('a sound that failed ahead of time is fetched again', async () => {
  stubFetch({ 'GET /api/speech/abc': { text: 'later' } });
  const sound = Promise.reject(new Error('lost'));
  expect((await loadSound({ ...sentence, sound }, signal)).audio).toBe('later');
});

const answerWith = (words?: string) => () =>
  new Response('sound', words === undefined ? {} : { headers: { 'x-spoken-words': words } });

test('the times of a sentence’s words come with its sound, without a call of their own', async () => {
  const fetchStub = stubFetch({ 'GET /api/speech/abc': answerWith('[[0,300.5,0,4]]') });
  const { words } = await loadSound(sentence, signal);
  expect(await words).toEqual([{ startMs: 0, endMs: 300.5, from: 0, to: 4 }]);
  expect(fetchStub).toHaveBeenCalledOnce();
});

test.each([
  ['are missing', undefined],
  ['are no JSON', '[[0,'],
  ['have another form', '[{"at":1}]'],
])('times that %s are no failure', async (_how, words) => {
  stubFetch({ 'GET /api/speech/abc': answerWith(words) });
  const sound = await loadSound(sentence, signal);
  expect([sound.audio, await sound.words]).toEqual(['sound', null]);
});
