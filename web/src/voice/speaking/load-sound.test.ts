// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { loadSound } from './load-sound.ts';

// A sound is the text the server answered with.
vi.mock('./decode-sound.ts', () => import('../../testing/fakes/fake-sound-player.ts'));

const { signal } = new AbortController();
const sentence = { text: 'Eine Spinne hat acht Beine.', speechUrl: '/api/speech/abc' };

test('a sound made ready ahead of time is taken as it is', async () => {
  stubFetch({ 'GET /api/speech/abc': { text: 'ahead' } });
  const sound = loadSound(sentence, signal);
  await sound;
  const fetchStub = stubFetch({ 'GET /api/speech/abc': { text: 'later' } });
  expect(await loadSound({ ...sentence, sound }, signal)).toBe('ahead');
  expect(fetchStub).not.toHaveBeenCalled();
});

test('a sound that failed ahead of time is fetched again', async () => {
  stubFetch({ 'GET /api/speech/abc': { text: 'later' } });
  const sound = Promise.reject(new Error('lost'));
  expect(await loadSound({ ...sentence, sound }, signal)).toBe('later');
});
