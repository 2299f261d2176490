// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { playedSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf } from '../../testing/fakes/stub-fetch.ts';
import { talkScreen } from '../../testing/screens/talk-screen.ts';

const {
  messagesPath,
  preparedPath,
  question,
  open,
  title,
  button,
  said,
  type,
  listen,
  nextRecognition,
} = talkScreen;

beforeAll(talkScreen.load);
beforeEach(talkScreen.clear);

test('what a recogniser made up is neither shown nor sent', async () => {
  const { fetchStub } = open();
  const recogniser = await listen();
  act(() => recogniser.hear('Untertitel der Amara.org-Community', true));
  await userEvent.click(await button('Zum Beenden drücken'));
  await button('Drücken zum Sprechen');
  expect(screen.queryByText(/Amara/)).toBeNull();
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([]);
  expect(bodiesOf(fetchStub, 'POST', preparedPath)).toEqual([]);
});

test('hands-free: LUX listens again after it has spoken, and rests after two silent rounds', async () => {
  open();
  await userEvent.click(screen.getByRole('switch', { name: 'Freihändig' }));
  const first = await nextRecognition(null);
  act(() => first.hear(question, true));
  act(() => first.stop());
  const second = await nextRecognition(first);
  expect(await said()).toHaveLength(2);
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
  open();
  const recogniser = await listen();
  act(() => recogniser.hear(question, true));
  act(() => recogniser.stop());
  await waitFor(() => expect(playedSounds).toHaveLength(2));
  await button('Drücken zum Sprechen');
  expect(FakeRecognition.last).toBe(recogniser);
});

test('a browser without recognition says so and leaves the typed way', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  open();
  await screen.findByText('Hier kann ich dich nicht hören. Schreib mir doch!');
  expect(screen.queryByRole('switch')).toBeNull();
  await userEvent.click(await button('Drücken zum Sprechen'));
  await waitFor(() => expect(title()).toBe('Spracherkennung nicht unterstützt'));
  await button('Drücken zum Sprechen');
  await type('Hallo');
  await waitFor(() => expect(playedSounds).toHaveLength(2));
});

test('a refused microphone is no error: a hint, and the typed way', async () => {
  open();
  const recogniser = await listen();
  act(() => {
    recogniser.onerror?.({ error: 'not-allowed' });
    recogniser.onend?.();
  });
  await screen.findByText('Ich darf dein Mikrofon nicht benutzen. Schreib mir doch!');
  expect(title()).toBeUndefined();
});
