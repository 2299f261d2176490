// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { answerStream } from '../../testing/answer-stream.ts';
import { buildAnswer } from '../../testing/build-answer.ts';
import { buildId, buildMessage } from '../../testing/builders.ts';
import { FakeRecognition } from '../../testing/fake-recognition.ts';
import {
  holdSounds,
  playedSounds,
  releaseSounds,
  resetSounds,
} from '../../testing/fake-sound-player.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { bodiesOf, stubFetch } from '../../testing/stub-fetch.ts';

vi.mock('../../voice/speaking/decode-sound.ts', () => import('../../testing/fake-sound-player.ts'));
vi.mock(
  '../../voice/speaking/create-sound-player.ts',
  () => import('../../testing/fake-sound-player.ts'),
);

const conversationId = buildId();
const conversationPath = `/api/conversations/${conversationId}`;
const messagesPath = `${conversationPath}/messages`;
const preparedPath = `${conversationPath}/prepared-messages`;
const question = 'Wie viele Beine hat eine Spinne?';
const sentences = ['Eine Spinne hat acht Beine.', 'Und was weißt du über sie?'];

/** A question as it is sent; each asking has an id. */
const asked = (content: string) => ({ role: 'user', content, askId: expect.any(String) });

function answering(...spoken: string[]) {
  return () => {
    const stream = answerStream();
    stream.send(...buildAnswer(spoken));
    stream.end();
    return stream.response();
  };
}

const server = {
  'GET /api/user': { status: 401 },
  'POST /api/conversations': { json: { id: conversationId } },
  [`POST ${messagesPath}`]: answering(...sentences),
  'GET /api/speech/0': { text: 'sound 0' },
  'GET /api/speech/1': { text: 'sound 1' },
  'POST /api/speech': { text: 'made anew' },
};

beforeEach(() => {
  store.set(toastsAtom, []);
  resetSounds();
  FakeRecognition.install();
});

const title = () => store.get(toastsAtom)[0]?.title;
const button = (name: string) => screen.findByRole('button', { name });
/** They come with the first question. */
const captionsShown = () => screen.findByRole('list', { name: 'Gespräch' });
const captions = () => within(screen.getByRole('list', { name: 'Gespräch' }));
const said = () =>
  captions()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function type(text: string) {
  await userEvent.type(screen.getByLabelText('Deine Frage schreiben'), `${text}{Enter}`);
}

/** Presses the button and says something once the recogniser listens. */
async function listen(): Promise<FakeRecognition> {
  const before = FakeRecognition.last;
  await userEvent.click(await button('Drücken zum Sprechen'));
  return nextRecognition(before);
}

async function nextRecognition(before: FakeRecognition | null): Promise<FakeRecognition> {
  return waitFor(() => {
    if (FakeRecognition.last === null || FakeRecognition.last === before) throw new Error('deaf');
    return FakeRecognition.last;
  });
}

test('a spoken question is shown while it is heard, then answered, shown and spoken', async () => {
  holdSounds();
  const fetchStub = stubFetch(server);
  renderApp('/');
  const recogniser = await listen();
  act(() => recogniser.hear('Wie viele Beine', false));
  expect(screen.getByText('Wie viele Beine …')).toBeDefined();
  act(() => recogniser.hear(question, true));
  await userEvent.click(await button('Zum Beenden drücken'));

  expect(await button('LUX spricht...')).toHaveProperty('disabled', true);
  await captionsShown();
  expect(said()).toEqual([`Du: ${question}`, `LUX: ${sentences.join(' ')}`]);
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([asked(question)]);
  act(() => releaseSounds());
  await button('Drücken zum Sprechen');
  expect(playedSounds).toEqual(['sound 0', 'sound 1']);
  expect(localStorage.getItem('conversationId')).toBe(conversationId);
});

test('the first sentence is shown and spoken while the second is still being written', async () => {
  const stream = answerStream();
  const [firstText, first, secondText, second, done] = buildAnswer(sentences);
  stubFetch({ ...server, [`POST ${messagesPath}`]: () => stream.response() });
  holdSounds();
  renderApp('/');
  await type(question);
  if (!(firstText && first && secondText && second && done)) throw new Error('no answer');
  stream.send(firstText, first);
  await button('LUX spricht...');
  await captionsShown();
  expect(playedSounds).toEqual(['sound 0']);
  expect(said()[1]).toBe(`LUX: ${sentences[0]}`);
  const marked = () => captions().getByText((_, element) => element?.tagName === 'MARK');
  expect(marked().textContent).toBe(sentences[0]);

  stream.send(secondText, second, done);
  await waitFor(() => expect(marked().textContent).toBe(sentences[1]));
  act(() => releaseSounds());
  await button('Drücken zum Sprechen');
  expect(said()[1]).toBe(`LUX: ${sentences.join(' ')}`);
});

test('the word being heard is marked in its sentence, where the server knows its time', async () => {
  stubFetch({
    ...server,
    [`POST ${messagesPath}`]: answering('Eine Spinne hat acht Beine.'),
    'GET /api/speech/0/words': { json: [{ startMs: 0, endMs: 600_000, from: 5, to: 11 }] },
  });
  holdSounds();
  renderApp('/');
  await type(question);
  const word = await screen.findByText('Spinne');
  expect(word.closest('mark')?.textContent).toBe('Eine Spinne hat acht Beine.');
  await userEvent.click(await button('Stopp'));
  await waitFor(() => expect(screen.queryByText('Spinne')).toBeNull());
});

test('an answer is announced once, when it is whole', async () => {
  const stream = answerStream();
  stubFetch({ ...server, [`POST ${messagesPath}`]: () => stream.response() });
  const { container } = renderApp('/');
  const announced = () => container.querySelector('p[aria-live]')?.textContent;
  await type(question);
  const events = buildAnswer(sentences);
  stream.send(...events.slice(0, 2));
  await waitFor(() => expect(said()).toHaveLength(2));
  expect(announced()).toBe('');
  stream.send(...events.slice(2));
  await waitFor(() => expect(announced()).toBe(`LUX: ${sentences.join(' ')}`));
});

test('an answer that comes whole is spoken too', async () => {
  const message = buildMessage({ content: 'Acht.' });
  const fetchStub = stubFetch({ ...server, [`POST ${messagesPath}`]: { json: message } });
  renderApp('/');
  await type(question);
  await waitFor(() => expect(playedSounds).toEqual(['made anew']));
  expect(bodiesOf(fetchStub, 'POST', '/api/speech')).toEqual([{ text: 'Acht.' }]);
});

test('a tap on stop is silence, keeps what was said, hangs up and listens again', async () => {
  holdSounds();
  const stream = answerStream();
  let signal: AbortSignal | null | undefined;
  stubFetch({
    ...server,
    [`POST ${messagesPath}`]: (init) => {
      signal = init?.signal;
      return stream.response();
    },
  });
  renderApp('/');
  await type(question);
  stream.send(...buildAnswer(sentences).slice(0, 2));
  await button('LUX spricht...');
  const before = FakeRecognition.last;
  await userEvent.click(await button('Stopp'));
  expect(document.activeElement).toBe(await button('Zum Beenden drücken'));
  expect(signal?.aborted).toBe(true);
  await nextRecognition(before);
  expect(said()).toEqual([`Du: ${question}`, `LUX: ${sentences[0]}`]);
  expect(title()).toBeUndefined();
});

test('while LUX thinks the button says so and cannot be pressed', async () => {
  stubFetch({ ...server, [`POST ${messagesPath}`]: () => new Promise(() => {}) });
  renderApp('/');
  await type('Hallo');
  expect(await button('Verarbeite...')).toHaveProperty('disabled', true);
  expect(screen.getByRole('img', { name: 'LUX denkt nach' })).toBeDefined();
});

test('an empty question is never sent', async () => {
  const fetchStub = stubFetch(server);
  renderApp('/');
  await type('   ');
  expect(bodiesOf(fetchStub, 'POST', '/api/conversations')).toEqual([]);
});

test('what a recogniser made up is neither shown nor sent', async () => {
  const fetchStub = stubFetch(server);
  renderApp('/');
  const recogniser = await listen();
  act(() => recogniser.hear('Untertitel der Amara.org-Community', true));
  await userEvent.click(await button('Zum Beenden drücken'));
  await button('Drücken zum Sprechen');
  expect(screen.queryByText(/Amara/)).toBeNull();
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([]);
  expect(bodiesOf(fetchStub, 'POST', preparedPath)).toEqual([]);
});

test('a prepared answer is shown and spoken once it is committed, and not asked twice', async () => {
  const stream = answerStream();
  const fetchStub = stubFetch({
    ...server,
    [`POST ${preparedPath}`]: () => stream.response(),
  });
  fetchStub.mockName('server');
  renderApp('/');
  const recogniser = await listen();
  act(() => recogniser.hear(question, true));
  await waitFor(() => expect(bodiesOf(fetchStub, 'POST', preparedPath)).toHaveLength(1));
  const [prepared] = bodiesOf(fetchStub, 'POST', preparedPath);
  expect(prepared).toMatchObject({ role: 'user', content: question });
  const { turnId } = Object.assign({ turnId: '' }, prepared);
  expect(turnId).toMatch(/^[\w-]{22}$/);
  const routes = { [`POST ${preparedPath}/${turnId}/commit`]: { status: 204 } };
  const serve = fetchStub.getMockImplementation();
  const committing = stubFetch(routes).getMockImplementation();
  fetchStub.mockImplementation(
    async (input, init) =>
      (String(input).endsWith('/commit') ? committing : serve)?.(input, init) ?? new Response(),
  );
  vi.stubGlobal('fetch', fetchStub);

  stream.send(...buildAnswer(sentences));
  const soundFetched = () =>
    fetchStub.mock.calls.some(([input]) => String(input) === '/api/speech/0');
  await waitFor(() => expect(soundFetched()).toBe(true));
  expect(playedSounds).toEqual([]);
  expect(screen.queryByRole('list', { name: 'Gespräch' })).toBeNull();

  act(() => recogniser.stop());
  await waitFor(() => expect(playedSounds).toEqual(['sound 0', 'sound 1']));
  expect(said()).toEqual([`Du: ${question}`, `LUX: ${sentences.join(' ')}`]);
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([]);
});

test('a prepared answer is thrown away when the child goes on speaking', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetchStub = stubFetch({
    ...server,
    [`POST ${preparedPath}`]: (init) => {
      signals.push(init?.signal);
      return new Promise(() => {});
    },
  });
  renderApp('/');
  const recogniser = await listen();
  act(() => recogniser.hear('Wie viele Beine', true));
  await waitFor(() => expect(signals).toHaveLength(1));
  act(() => recogniser.hear('Wie viele Beine hat', false));
  expect(signals[0]?.aborted).toBe(true);
  act(() => recogniser.hear(question, true));
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(bodiesOf(fetchStub, 'POST', preparedPath)[1]).toMatchObject({ content: question });
});

test.each([
  ['the server does not prepare', { status: 404 }],
  ['the server refuses', { status: 429, json: { error: 'TOO_MANY', message: 'Langsam.' } }],
])('%s: the question is sent as always', async (_name, refusal) => {
  const fetchStub = stubFetch({ ...server, [`POST ${preparedPath}`]: refusal });
  renderApp('/');
  const recogniser = await listen();
  act(() => recogniser.hear(question, true));
  act(() => recogniser.stop());
  await waitFor(() => expect(playedSounds).toEqual(['sound 0', 'sound 1']));
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([asked(question)]);
  expect(title()).toBeUndefined();
});

test('hands-free: LUX listens again after it has spoken, and rests after two silent rounds', async () => {
  stubFetch(server);
  renderApp('/');
  await userEvent.click(screen.getByRole('switch', { name: 'Freihändig' }));
  const first = await nextRecognition(null);
  act(() => first.hear(question, true));
  act(() => first.stop());
  const second = await nextRecognition(first);
  expect(said()).toHaveLength(2);
  act(() => second.stop());
  const third = await nextRecognition(second);
  act(() => third.stop());
  await screen.findByText(/Ich ruhe mich aus/);
  expect(FakeRecognition.last).toBe(third);
  expect(localStorage.getItem('handsFree')).toBe('on');

  await userEvent.click(await button('Drücken zum Sprechen'));
  await nextRecognition(third);
});

test('without hands-free the microphone stays off after the answer', async () => {
  stubFetch(server);
  renderApp('/');
  const recogniser = await listen();
  act(() => recogniser.hear(question, true));
  act(() => recogniser.stop());
  await waitFor(() => expect(playedSounds).toHaveLength(2));
  await button('Drücken zum Sprechen');
  expect(FakeRecognition.last).toBe(recogniser);
});

test('a kept conversation is shown again', async () => {
  localStorage.setItem('conversationId', conversationId);
  const messages = [buildMessage({ role: 'user', content: 'Warum?' }), buildMessage()];
  const at = '2025-03-09T10:00:00.000Z';
  const conversation = { id: conversationId, createdAt: at, updatedAt: at, messages };
  stubFetch({ ...server, [`GET ${conversationPath}`]: { json: conversation } });
  renderApp('/');
  expect(await screen.findByText('Warum?')).toBeDefined();
});

test('a conversation the server does not know is forgotten', async () => {
  localStorage.setItem('conversationId', 'weg');
  stubFetch(server);
  renderApp('/');
  await waitFor(() => expect(localStorage.getItem('conversationId')).toBeNull());
});

test('a browser that lost its conversation is offered the latest one', async () => {
  localStorage.setItem('visitorToken', 'Ab12cD34eF56gH');
  const at = '2025-03-09T10:00:00.000Z';
  const summary = { id: conversationId, createdAt: at, updatedAt: at };
  const messages = [buildMessage({ role: 'user', content: 'Warum?' }), buildMessage()];
  stubFetch({
    ...server,
    'GET /api/conversations': { json: [summary] },
    [`GET ${conversationPath}`]: { json: { ...summary, messages } },
  });
  renderApp('/');
  await screen.findByText('Zuletzt: „Warum?“');
  await userEvent.click(await button('Weiterreden'));
  expect(said()).toHaveLength(2);
  expect(localStorage.getItem('conversationId')).toBe(conversationId);
});

test('a new visitor is not asked about a past', async () => {
  const fetchStub = stubFetch(server);
  renderApp('/');
  await screen.findByRole('link', { name: 'Login' });
  const paths = fetchStub.mock.calls.map(([input]) => String(input));
  expect(paths).not.toContain('/api/conversations');
});

test('a new conversation begins after a question', async () => {
  stubFetch(server);
  renderApp('/');
  expect(screen.queryByRole('button', { name: 'Neues Gespräch' })).toBeNull();
  await type(question);
  await waitFor(() => expect(playedSounds).toHaveLength(2));
  await userEvent.click(await button('Neues Gespräch'));
  const dialog = within(await screen.findByRole('alertdialog'));
  const newId = buildId();
  stubFetch({ ...server, 'POST /api/conversations': { json: { id: newId } } });
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, neu anfangen' }));
  await screen.findByText('Was möchtest du wissen?', { exact: false });
  expect(localStorage.getItem('conversationId')).toBe(newId);
});

test('help in danger is a card with both numbers, and a caring face', async () => {
  const stream = answerStream();
  stream.send(...buildAnswer(['Gut, dass du es sagst.'], { safety: 'crisis' }));
  stubFetch({ ...server, [`POST ${messagesPath}`]: () => stream.response() });
  renderApp('/');
  await type('Mir geht es schlecht');
  await screen.findByText('Gut, dass du es sagst.', { selector: 'p' });
  const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(numbers).toEqual(expect.arrayContaining(['tel:116111', 'tel:112']));
  expect(await screen.findByRole('img', { name: 'LUX ist für dich da' })).toBeDefined();
});

const refusal = { error: 'AI_AWAY', message: 'Ich bin gerade müde.' };

function failingStream() {
  const stream = answerStream();
  stream.send({ event: 'error', data: refusal });
  stream.end();
  return stream.response();
}

function brokenStream() {
  const stream = answerStream();
  stream.end();
  return stream.response();
}

test.each([
  ['POST /api/conversations', { status: 500 }, 'Konversation konnte nicht erstellt werden.'],
  [`POST ${messagesPath}`, { status: 500 }, 'Nachricht konnte nicht gesendet werden.'],
  [`POST ${messagesPath}`, { json: {} }, 'Antwort konnte nicht verarbeitet werden.'],
  [`POST ${messagesPath}`, failingStream, 'Nachricht konnte nicht gesendet werden.'],
  [`POST ${messagesPath}`, brokenStream, 'Antwort konnte nicht verarbeitet werden.'],
])('%s answering %o shows "%s", and "Noch einmal" asks again', async (route, failure, message) => {
  const failing = stubFetch({ ...server, [route]: failure });
  renderApp('/');
  await type('Hallo');
  await waitFor(() => expect(title()).toBe(message));
  expect(said()).toEqual(['Du: Hallo']);
  const again = await button('Noch einmal');
  const working = stubFetch(server);
  await userEvent.click(again);
  await waitFor(() => expect(playedSounds).toHaveLength(2));
  // The same asking, so that it is stored once, whatever became of the first answer.
  const bodies = bodiesOf(working, 'POST', messagesPath);
  expect(bodies).toEqual([asked('Hallo')]);
  for (const body of bodiesOf(failing, 'POST', messagesPath)) expect(bodies[0]).toEqual(body);
  expect(said()).toEqual(['Du: Hallo', `LUX: ${sentences.join(' ')}`]);
  expect(screen.queryByRole('button', { name: 'Noch einmal' })).toBeNull();
});

test('an answer torn off in the middle stays, and can be asked for again', async () => {
  const stream = answerStream();
  stubFetch({ ...server, [`POST ${messagesPath}`]: () => stream.response() });
  renderApp('/');
  await type('Hallo');
  stream.send(...buildAnswer(sentences).slice(0, 2));
  await waitFor(() => expect(playedSounds).toEqual(['sound 0']));
  stream.tear();
  await waitFor(() => expect(title()).toBe('Antwort konnte nicht verarbeitet werden.'));
  expect(said()).toEqual(['Du: Hallo', `LUX: ${sentences[0]}`]);
  expect(await button('Noch einmal')).toBeDefined();
});

test('where neither voice can speak it is told, and the answer stands there', async () => {
  stubFetch({
    ...server,
    'GET /api/speech/0': { status: 500 },
    'GET /api/speech/1': { status: 500 },
  });
  renderApp('/');
  await type('Hallo');
  await waitFor(() => expect(title()).toBe('Sprachausgabe fehlgeschlagen'));
  await button('Drücken zum Sprechen');
  expect(said()[1]).toBe(`LUX: ${sentences.join(' ')}`);
});

test('a browser without recognition says so and leaves the typed way', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  stubFetch(server);
  renderApp('/');
  await screen.findByText('Hier kann ich dich nicht hören. Schreib mir doch!');
  expect(screen.queryByRole('switch')).toBeNull();
  await userEvent.click(await button('Drücken zum Sprechen'));
  expect(title()).toBe('Spracherkennung nicht unterstützt');
  await button('Drücken zum Sprechen');
  await type('Hallo');
  await waitFor(() => expect(playedSounds).toHaveLength(2));
});

test('a refused microphone is no error: a hint, and the typed way', async () => {
  stubFetch(server);
  renderApp('/');
  const recogniser = await listen();
  act(() => {
    recogniser.onerror?.({ error: 'not-allowed' });
    recogniser.onend?.();
  });
  await screen.findByText('Ich darf dein Mikrofon nicht benutzen. Schreib mir doch!');
  expect(title()).toBeUndefined();
});
