// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildMessage } from '../../testing/builders/builders.ts';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { holdSounds, playedSounds, releaseSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { answerStream, buildAnswer, talkScreen } from '../../testing/screens/talk-screen.ts';

const {
  conversationId,
  messagesPath,
  question,
  sentences,
  server,
  answering,
  open,
  asked,
  title,
  button,
  captions,
  said,
  type,
  listen,
  nextRecognition,
} = talkScreen;

beforeAll(talkScreen.load);
beforeEach(talkScreen.clear);

test('a spoken question is shown while it is heard, then answered, shown and spoken', async () => {
  holdSounds();
  const { fetchStub } = open();
  const recogniser = await listen();
  act(() => recogniser.hear('Wie viele Beine', false));
  expect(screen.getByText('Wie viele Beine …')).toBeDefined();
  act(() => recogniser.hear(question, true));
  await userEvent.click(await button('Zum Beenden drücken'));

  expect(await button('LUX spricht...')).toHaveProperty('disabled', true);
  expect(await said()).toEqual([`Du: ${question}`, `LUX: ${sentences.join(' ')}`]);
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([asked(question)]);
  act(() => releaseSounds());
  await button('Drücken zum Sprechen');
  expect(playedSounds).toEqual(['sound 0', 'sound 1']);
  expect(localStorage.getItem('conversationId')).toBe(conversationId);
});

test('how old the child is goes with its question, once a game has told it', async () => {
  localStorage.setItem('ageGroup', 'large');
  const { fetchStub } = open();
  const recogniser = await listen();
  act(() => recogniser.hear(question, true));
  await userEvent.click(await button('Zum Beenden drücken'));
  await said();
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([
    { ...asked(question), ageGroup: 'large' },
  ]);
});

test('the first sentence is shown and spoken while the second is still being written', async () => {
  const stream = answerStream();
  const [first, second, done] = buildAnswer(sentences);
  stubFetch({ ...server, [`POST ${messagesPath}`]: () => stream.response() });
  holdSounds();
  renderApp('/');
  await type(question);
  if (!(first && second && done)) throw new Error('no answer');
  stream.send(first);
  await button('LUX spricht...');
  expect(playedSounds).toEqual(['sound 0']);
  expect((await said())[1]).toBe(`LUX: ${sentences[0]}`);
  const shown = await captions();
  const marked = () => shown.getByText((_, element) => element?.tagName === 'MARK');
  expect(marked().textContent).toBe(sentences[0]);

  stream.send(second, done);
  await waitFor(() => expect(marked().textContent).toBe(sentences[1]));
  act(() => releaseSounds());
  await button('Drücken zum Sprechen');
  expect((await said())[1]).toBe(`LUX: ${sentences.join(' ')}`);
});

test('the word being heard is marked in its sentence, where the server knows its time', async () => {
  stubFetch({
    ...server,
    [`POST ${messagesPath}`]: answering('Eine Spinne hat acht Beine.'),
    'GET /api/speech/0': () =>
      new Response('sound 0', { headers: { 'x-spoken-words': '[[0,600000,5,11]]' } }),
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
  const { container } = open({ [`POST ${messagesPath}`]: () => stream.response() });
  const announced = () => container.querySelector('p[aria-live]')?.textContent;
  await type(question);
  const events = buildAnswer(sentences);
  stream.send(...events.slice(0, 1));
  await waitFor(async () => expect(await said()).toHaveLength(2));
  expect(announced()).toBe('');
  stream.send(...events.slice(1));
  await waitFor(() => expect(announced()).toBe(`LUX: ${sentences.join(' ')}`));
});

test('an answer that comes whole is spoken too', async () => {
  const message = buildMessage({ content: 'Acht.' });
  const { fetchStub } = open({ [`POST ${messagesPath}`]: { json: message } });

  await type(question);
  await waitFor(() => expect(playedSounds).toEqual(['made anew']));
  expect(bodiesOf(fetchStub, 'POST', '/api/speech')).toEqual([{ text: 'Acht.' }]);
});

test('a tap on stop is silence, keeps what was said, hangs up and listens again', async () => {
  holdSounds();
  const stream = answerStream();
  let signal: AbortSignal | null | undefined;
  open({
    [`POST ${messagesPath}`]: (init) => {
      signal = init?.signal;
      return stream.response();
    },
  });
  await type(question);
  stream.send(...buildAnswer(sentences).slice(0, 1));
  await button('LUX spricht...');
  const before = FakeRecognition.last;
  await userEvent.click(await button('Stopp'));
  expect(document.activeElement).toBe(await button('Zum Beenden drücken'));
  expect(signal?.aborted).toBe(true);
  await nextRecognition(before);
  expect(await said()).toEqual([`Du: ${question}`, `LUX: ${sentences[0]}`]);
  expect(title()).toBeUndefined();
});

test('while LUX thinks the button says so and cannot be pressed', async () => {
  open({ [`POST ${messagesPath}`]: () => new Promise(() => {}) });
  await type('Hallo');
  expect(await button('Verarbeite...')).toHaveProperty('disabled', true);
  expect(screen.getByRole('img', { name: 'LUX denkt nach' })).toBeDefined();
});

test('an empty question is never sent', async () => {
  const { fetchStub } = open();
  await type('   ');
  expect(bodiesOf(fetchStub, 'POST', '/api/conversations')).toEqual([]);
});

test('help in danger is a card with both numbers, and a caring face', async () => {
  const stream = answerStream();
  stream.send(...buildAnswer(['Gut, dass du es sagst.'], { safety: 'crisis' }));
  open({ [`POST ${messagesPath}`]: () => stream.response() });
  await type('Mir geht es schlecht');
  await screen.findByText('Gut, dass du es sagst.', { selector: 'p' });
  const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(numbers).toEqual(expect.arrayContaining(['tel:116111', 'tel:112']));
  expect(await screen.findByRole('img', { name: 'LUX ist für dich da' })).toBeDefined();
});
