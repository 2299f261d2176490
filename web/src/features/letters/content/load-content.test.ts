// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { buildLetters } from '../../../testing/builders/build-letters.ts';
import { stubFetch } from '../../../testing/fakes/stub-fetch.ts';
import { loadContent } from './load-content.ts';

const { signal } = new AbortController();
const content = buildLetters();

test('the content comes from the server and is there offline afterwards', async () => {
  stubFetch({ 'GET /api/letters': { json: content } });
  expect(await loadContent(signal)).toEqual(content);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadContent(signal)).toEqual(content);
});

test('newer content takes the place of what was kept', async () => {
  stubFetch({ 'GET /api/letters': { json: content } });
  await loadContent(signal);
  const newer = { ...content, sentences: [] };
  stubFetch({ 'GET /api/letters': { json: newer } });
  expect(await loadContent(signal)).toEqual(newer);
  stubFetch({ 'GET /api/letters': { status: 503 } });
  expect(await loadContent(signal)).toEqual(newer);
});

test('a server that does not answer is not waited for where content is kept', async () => {
  stubFetch({ 'GET /api/letters': { json: content } });
  await loadContent(signal);
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  stubFetch({ 'GET /api/letters': () => new Promise(() => {}) });
  const loading = loadContent(signal);
  timeout.abort();
  expect(await loading).toEqual(content);
});

test('offline with nothing stored, or with something broken stored, it fails', async () => {
  stubFetch({ 'GET /api/letters': { status: 503 } });
  await expect(loadContent(signal)).rejects.toMatchObject({ status: 503 });
  localStorage.setItem('lettersContent', '{"letters":[');
  await expect(loadContent(signal)).rejects.toMatchObject({ status: 503 });
});
