// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { rest } from './rest.ts';

const loadSchema = async () => z.object({ id: z.string() });
const get = () => rest.get('/api/x', loadSchema);

test('cookies and the visitor token go with each call', async () => {
  const fetchStub = stubFetch({ 'POST /api/x': { json: { id: 'a' } } });
  await rest.post('/api/x', { text: 'Hallo' }, loadSchema);
  const [, init] = fetchStub.mock.calls[0] ?? [];
  expect(init?.credentials).toBe('include');
  const headers = new Headers(init?.headers);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('x-visitor-token')).toBe(localStorage.getItem('visitorToken'));
  expect(init?.body).toBe('{"text":"Hallo"}');
});

test('a call without a payload names no content type', async () => {
  const fetchStub = stubFetch({ 'POST /api/x': {} });
  await rest.postOnly('/api/x');
  const [, init] = fetchStub.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
  expect(init?.body).toBeUndefined();
});

test('an answer of another form than agreed is an error', async () => {
  stubFetch({ 'GET /api/x': { json: { id: 7 } } });
  await expect(get()).rejects.toMatchObject({ code: 'BAD_ANSWER', status: 200 });
});

test('an unreachable server is an error with a sentence for the child', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(get()).rejects.toMatchObject({ code: 'NO_CONNECTION', isForPerson: true });
});

test.each([
  {
    name: 'a missing database has its own sentence',
    answer: { status: 503, json: { error: 'DATABASE_CONNECTION_FAILED', message: 'x' } },
    message:
      'Die Datenbank ist derzeit nicht verfügbar. Bitte versuche es später erneut oder kontaktiere den Administrator.',
  },
  {
    name: 'the message field is shown',
    answer: { status: 400, json: { error: 'X', message: 'Bitte sag oder schreib mir etwas.' } },
    message: 'Bitte sag oder schreib mir etwas.',
  },
  {
    name: 'without a message status and its text are shown',
    answer: { status: 500, json: { error: 'X' } },
    message: 'Fehler 500: Status',
  },
  {
    name: 'what is not JSON is shown raw after the status',
    answer: { status: 502, text: 'Bad Gateway' },
    message: '502: Bad Gateway',
  },
  {
    name: 'an empty body leaves status and status text',
    answer: { status: 502, text: '' },
    message: '502: Status',
  },
])('$name', async ({ answer, message }) => {
  stubFetch({ 'GET /api/x': answer });
  await expect(get()).rejects.toMatchObject({ message, status: answer.status });
});
