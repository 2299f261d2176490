// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { playedSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { answerStream, buildAnswer, talkScreen } from '../../testing/screens/talk-screen.ts';

const { messagesPath, preparedPath, question, sentences, open, asked, title, said, listen } =
  talkScreen;

beforeAll(talkScreen.load);
beforeEach(talkScreen.clear);

test('a prepared answer is shown and spoken once it is committed, and not asked twice', async () => {
  const stream = answerStream();
  const { fetchStub } = open({ [`POST ${preparedPath}`]: () => stream.response() });
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
  expect(await said()).toEqual([`Du: ${question}`, `LUX: ${sentences.join(' ')}`]);
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([]);
});

test('a prepared answer is thrown away when the child goes on speaking', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const { fetchStub } = open({
    [`POST ${preparedPath}`]: (init) => {
      signals.push(init?.signal);
      return new Promise(() => {});
    },
  });
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
  const { fetchStub } = open({ [`POST ${preparedPath}`]: refusal });
  const recogniser = await listen();
  act(() => recogniser.hear(question, true));
  act(() => recogniser.stop());
  await waitFor(() => expect(playedSounds).toEqual(['sound 0', 'sound 1']));
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([asked(question)]);
  expect(title()).toBeUndefined();
});
