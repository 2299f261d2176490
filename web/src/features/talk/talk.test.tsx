// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildId, buildMessage } from '../../testing/builders.ts';
import { FakeRecognition } from '../../testing/fake-recognition.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { bodiesOf, stubFetch } from '../../testing/stub-fetch.ts';
import { playAudio } from '../../voice/play-audio.ts';

vi.mock('../../voice/play-audio.ts', () => ({ unlockAudio: vi.fn(), playAudio: vi.fn() }));

const conversationId = buildId();
const messagesPath = `/api/conversations/${conversationId}/messages`;
const answer = buildMessage({ content: 'Eine Spinne hat acht Beine.' });
const server = {
  'GET /api/user': { status: 401 },
  'POST /api/conversations': { json: { id: conversationId } },
  [`POST ${messagesPath}`]: { json: answer },
  'POST /api/speech': { text: 'audio' },
};

beforeEach(() => {
  store.set(toastsAtom, []);
  vi.mocked(playAudio).mockReset().mockResolvedValue();
  FakeRecognition.install();
});

const title = () => store.get(toastsAtom)[0]?.title;

async function type(question: string) {
  await userEvent.type(screen.getByLabelText('Deine Frage schreiben'), `${question}{Enter}`);
}

test('a spoken question is answered, shown and spoken', async () => {
  let endSpeech = () => {};
  vi.mocked(playAudio).mockReturnValue(new Promise((resolve) => (endSpeech = resolve)));
  const fetchStub = stubFetch(server);
  renderApp('/');

  await userEvent.click(screen.getByRole('button', { name: 'Drücken zum Sprechen' }));
  await screen.findByRole('button', { name: 'Zum Beenden drücken' });
  await waitFor(() => expect(FakeRecognition.last).not.toBeNull());
  act(() => FakeRecognition.last?.hear('Wie viele Beine', false));
  expect(screen.getByText('Wie viele Beine …')).toBeDefined();
  act(() => FakeRecognition.last?.hear('Wie viele Beine hat eine Spinne?', true));
  await userEvent.click(screen.getByRole('button', { name: 'Zum Beenden drücken' }));

  expect(await screen.findByText('Eine Spinne hat acht Beine.')).toBeDefined();
  expect(screen.getByText('Wie viele Beine hat eine Spinne?')).toBeDefined();
  expect(screen.getByRole('button', { name: 'LUX spricht...' })).toHaveProperty('disabled', true);
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([
    { role: 'user', content: 'Wie viele Beine hat eine Spinne?' },
  ]);
  await waitFor(() =>
    expect(bodiesOf(fetchStub, 'POST', '/api/speech')).toEqual([{ text: answer.content }]),
  );
  await waitFor(() => expect(playAudio).toHaveBeenCalled());
  act(() => endSpeech());
  await screen.findByRole('button', { name: 'Drücken zum Sprechen' });
  expect(localStorage.getItem('conversationId')).toBe(conversationId);
});

test('a tap on stop ends speaking; the microphone is ready again', async () => {
  vi.mocked(playAudio).mockReturnValue(new Promise(() => {}));
  stubFetch(server);
  renderApp('/');
  await type('Hallo');
  await screen.findByRole('button', { name: 'LUX spricht...' });
  await userEvent.click(screen.getByRole('button', { name: 'Stopp' }));
  expect(screen.getByRole('button', { name: 'Drücken zum Sprechen' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('while LUX thinks the button says so and cannot be pressed', async () => {
  stubFetch({ ...server, [`POST ${messagesPath}`]: () => new Promise(() => {}) });
  renderApp('/');
  await type('Hallo');
  expect(screen.getByRole('button', { name: 'Verarbeite...' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('img', { name: 'LUX denkt nach' })).toBeDefined();
});

test('an empty question is never sent', async () => {
  const fetchStub = stubFetch(server);
  renderApp('/');
  await type('   ');
  expect(bodiesOf(fetchStub, 'POST', '/api/conversations')).toEqual([]);
});

test('a kept conversation is shown again', async () => {
  localStorage.setItem('conversationId', conversationId);
  const messages = [buildMessage({ role: 'user', content: 'Warum?' }), buildMessage()];
  const at = '2025-03-09T10:00:00.000Z';
  const conversation = { id: conversationId, createdAt: at, updatedAt: at, messages };
  stubFetch({ ...server, [`GET /api/conversations/${conversationId}`]: { json: conversation } });
  renderApp('/');
  expect(await screen.findByText('Warum?')).toBeDefined();
});

test('a conversation the server does not know is forgotten', async () => {
  localStorage.setItem('conversationId', 'weg');
  stubFetch(server);
  renderApp('/');
  await waitFor(() => expect(localStorage.getItem('conversationId')).toBeNull());
});

test('help in danger is a card with both numbers', async () => {
  const crisis = buildMessage({ content: 'Gut, dass du es sagst.', safety: 'crisis' });
  stubFetch({ ...server, [`POST ${messagesPath}`]: { json: crisis } });
  renderApp('/');
  await type('Mir geht es schlecht');
  await screen.findByText('Gut, dass du es sagst.');
  const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(numbers).toEqual(expect.arrayContaining(['tel:116111', 'tel:112']));
});

test.each([
  ['POST /api/conversations', { status: 500 }, 'Konversation konnte nicht erstellt werden.'],
  [`POST ${messagesPath}`, { status: 500 }, 'Nachricht konnte nicht gesendet werden.'],
  [`POST ${messagesPath}`, { json: {} }, 'Antwort konnte nicht verarbeitet werden.'],
  ['POST /api/speech', { status: 500 }, 'Sprachausgabe fehlgeschlagen'],
])('%s answering %o shows "%s"', async (route, failure, message) => {
  stubFetch({ ...server, [route]: failure });
  renderApp('/');
  await type('Hallo');
  await waitFor(() => expect(title()).toBe(message));
  expect(await screen.findByRole('button', { name: 'Drücken zum Sprechen' })).toBeDefined();
});

test('a browser without recognition says so and leaves the typed way', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  stubFetch(server);
  renderApp('/');
  await userEvent.click(screen.getByRole('button', { name: 'Drücken zum Sprechen' }));
  expect(title()).toBe('Spracherkennung nicht unterstützt');
  expect(screen.getByRole('button', { name: 'Drücken zum Sprechen' })).toBeDefined();
});
