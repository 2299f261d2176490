// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { playedSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { answerStream, buildAnswer, talkScreen } from '../../testing/screens/talk-screen.ts';

const { messagesPath, sentences, server, open, asked, title, button, said, type } = talkScreen;

beforeAll(talkScreen.load);
beforeEach(talkScreen.clear);

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
  const { fetchStub: failing } = open({ [route]: failure });
  await type('Hallo');
  await waitFor(() => expect(title()).toBe(message));
  expect(await said()).toEqual(['Du: Hallo']);
  const again = await button('Noch einmal');
  const working = stubFetch(server);
  await userEvent.click(again);
  await waitFor(() => expect(playedSounds).toHaveLength(2));
  // The same asking, so that it is stored once, whatever became of the first answer.
  const bodies = bodiesOf(working, 'POST', messagesPath);
  expect(bodies).toEqual([asked('Hallo')]);
  for (const body of bodiesOf(failing, 'POST', messagesPath)) expect(bodies[0]).toEqual(body);
  expect(await said()).toEqual(['Du: Hallo', `LUX: ${sentences.join(' ')}`]);
  expect(screen.queryByRole('button', { name: 'Noch einmal' })).toBeNull();
});

test('an answer torn off in the middle stays, and can be asked for again', async () => {
  const stream = answerStream();
  open({ [`POST ${messagesPath}`]: () => stream.response() });
  await type('Hallo');
  stream.send(...buildAnswer(sentences).slice(0, 1));
  await waitFor(() => expect(playedSounds).toEqual(['sound 0']));
  stream.tear();
  await waitFor(() => expect(title()).toBe('Antwort konnte nicht verarbeitet werden.'));
  expect(await said()).toEqual(['Du: Hallo', `LUX: ${sentences[0]}`]);
  expect(await button('Noch einmal')).toBeDefined();
});

test('where neither voice can speak it is told, and the answer stands there', async () => {
  open({ 'GET /api/speech/0': { status: 500 }, 'GET /api/speech/1': { status: 500 } });
  await type('Hallo');
  await waitFor(() => expect(title()).toBe('Sprachausgabe fehlgeschlagen'));
  await button('Drücken zum Sprechen');
  expect((await said())[1]).toBe(`LUX: ${sentences.join(' ')}`);
});
