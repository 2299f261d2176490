// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { fetchWords } from './open-speech.ts';

const { signal } = new AbortController();
const words = [{ startMs: 0, endMs: 300, from: 0, to: 4 }];
const url = '/api/speech/abc';

test('the times of a sentence’s words are asked for beside its sound', async () => {
  stubFetch({ 'GET /api/speech/abc/words': { json: words } });
  expect(await fetchWords({ text: 'Eine Spinne.', speechUrl: url }, signal)).toEqual(words);
});

test.each([
  ['are unknown', { status: 404 }],
  ['have another form', { json: [{ at: 1 }] }],
])('times that %s are no failure', async (_how, answer) => {
  stubFetch({ 'GET /api/speech/abc/words': answer });
  expect(await fetchWords({ text: 'Eine Spinne.', speechUrl: url }, signal)).toBeNull();
});

test('without an address of our own nothing is asked', async () => {
  const fetchStub = stubFetch({});
  for (const speechUrl of [null, '//elsewhere.example/a']) {
    expect(await fetchWords({ text: 'Hallo', speechUrl }, signal)).toBeNull();
  }
  expect(fetchStub).not.toHaveBeenCalled();
});
