// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../lib/store.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { buildId } from '../../testing/builders/builders.ts';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { playedSounds, resetSounds } from '../../testing/fakes/fake-sound-player.ts';
import { bodiesOf, stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { answerStream, buildAnswer } from '../../testing/screens/talk-screen.ts';
import { type RecordingHandlers, recordQuestion } from '../../voice/listening/record-question.ts';

vi.mock('../../voice/listening/record-question.ts', () => ({ recordQuestion: vi.fn() }));

const conversationId = buildId();
const messagesPath = `/api/conversations/${conversationId}/messages`;
let recording: RecordingHandlers | null = null;

const server = {
  'GET /api/user': { status: 401 },
  'GET /api/transcriptions': { json: { isAvailable: true } },
  'GET /api/settings': { json: { assistantName: ' Lumi ' } },
  'GET /api/speech/0': { text: 'sound 0' },
  'POST /api/conversations': { json: { id: conversationId } },
  [`POST ${messagesPath}`]: () => {
    const stream = answerStream();
    stream.send(...buildAnswer(['Darum.']));
    return stream.response();
  },
};

beforeEach(() => {
  store.set(toastsAtom, []);
  resetSounds();
  recording = null;
  vi.mocked(recordQuestion).mockImplementation((handlers) => {
    recording = handlers;
    return { stop: () => handlers.onText(''), abort: () => {} };
  });
});

const title = () => store.get(toastsAtom)[0]?.title;
const button = (name: string) => screen.findByRole('button', { name });

async function pressAndRecord(): Promise<RecordingHandlers> {
  await userEvent.click(await button('Drücken zum Sprechen'));
  return waitFor(() => {
    if (recording === null) throw new Error('nothing records');
    return recording;
  });
}

test('where the browser cannot recognise, a recording is turned into words', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  const fetchStub = stubFetch(server);
  renderApp('/');
  const { onRecorded, onText } = await pressAndRecord();
  await waitFor(() => expect(title()).toBe('Spracherkennung nicht unterstützt'));
  await button('Zum Beenden drücken');
  act(() => onRecorded());
  expect(await button('Verarbeite...')).toHaveProperty('disabled', true);
  act(() => onText('Warum ist der Himmel blau?'));
  await waitFor(() => expect(playedSounds).toEqual(['sound 0']));
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([
    { role: 'user', content: 'Warum ist der Himmel blau?', askId: expect.any(String) },
  ]);
});

test('a recording without words sends nothing', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  const fetchStub = stubFetch(server);
  renderApp('/');
  const { onRecorded, onText } = await pressAndRecord();
  act(() => onRecorded());
  act(() => onText(''));
  await screen.findByText('Ich habe nichts gehört. Drück noch einmal.');
  expect(bodiesOf(fetchStub, 'POST', messagesPath)).toEqual([]);
});

test.each([
  ['service-not-allowed', 'Spracherkennung nicht unterstützt'],
  ['not-allowed', 'Spracherkennung nicht unterstützt'],
  ['never-began', 'Spracherkennung nicht unterstützt'],
])('a recogniser that says %s is replaced by a recording at once', async (error, message) => {
  FakeRecognition.install();
  stubFetch(server);
  renderApp('/');
  await userEvent.click(await button('Drücken zum Sprechen'));
  await waitFor(() => expect(FakeRecognition.last).not.toBeNull());
  act(() => {
    FakeRecognition.last?.onerror?.({ error });
    FakeRecognition.last?.onend?.();
  });
  await waitFor(() => expect(recording).not.toBeNull());
  expect(title()).toBe(message);
  expect(await button('Zum Beenden drücken')).toBeDefined();
});

test('a microphone refused to the recording too leaves a hint and no message', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  stubFetch(server);
  renderApp('/');
  const { onError } = await pressAndRecord();
  act(() => store.set(toastsAtom, []));
  act(() => onError('not-allowed'));
  await screen.findByText('Ich darf dein Mikrofon nicht benutzen. Schreib mir doch!');
  expect(title()).toBeUndefined();
  await button('Drücken zum Sprechen');
});

test('a recording nobody could make out is told', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  stubFetch(server);
  renderApp('/');
  const { onRecorded, onError } = await pressAndRecord();
  act(() => onRecorded());
  act(() => onError('transcription-failed'));
  await waitFor(() => expect(title()).toBe('Fehler bei der Spracherkennung'));
  await button('Drücken zum Sprechen');
});

test('LUX goes by the name of the settings', async () => {
  stubFetch(server);
  renderApp('/');
  await screen.findByText('Hallo, ich bin Lumi!');
  expect(screen.getByRole('img', { name: 'Lumi lächelt dich an' })).toBeDefined();
});
