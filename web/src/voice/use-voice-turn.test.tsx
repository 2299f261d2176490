// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeRecognition } from '../testing/fakes/fake-recognition.ts';
import { resetSounds } from '../testing/fakes/fake-sound-player.ts';
import { stubFetch } from '../testing/fakes/stub-fetch.ts';
import { recognitionTimes } from './listening/recognition.ts';
import { useVoiceTurn } from './use-voice-turn.ts';

const answer = vi.fn<(transcript: string, signal: AbortSignal) => AsyncIterable<never>>();

async function* nothing() {}

/** An answer that is never finished. */
const endless = () => ({
  [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }),
});

beforeEach(() => {
  vi.useFakeTimers();
  resetSounds();
  answer.mockReset().mockImplementation(nothing);
  FakeRecognition.install();
  stubFetch({});
});

const open = (sendDelayMs: number) =>
  renderHook(() => useVoiceTurn({ answer, sendDelayMs })).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function hear(sentence: string) {
  await pass(recognitionTimes.startDelayMs);
  act(() => FakeRecognition.last?.hear(sentence, true));
}

test('the gallery sends 300 ms after listening has stopped', async () => {
  const voice = open(300);
  act(() => voice.current.press());
  await hear('ein grüner Drache');
  await pass(recognitionTimes.stopAfterFinalMs);
  expect(voice.current.state).toEqual({ phase: 'processing', transcript: 'ein grüner Drache' });
  await pass(299);
  expect(answer).not.toHaveBeenCalled();
  await pass(1);
  await act(() => vi.waitFor(() => expect(answer).toHaveBeenCalledOnce()));
  expect(answer.mock.calls[0]?.[0]).toBe('ein grüner Drache');
});

test('a second press ends listening and sends what was heard', async () => {
  const voice = open(0);
  act(() => voice.current.press());
  await hear('Warum?');
  act(() => voice.current.press());
  expect(voice.current.state.phase).toBe('processing');
});

test('a press is ignored while LUX works', async () => {
  answer.mockImplementation(endless);
  const voice = open(0);
  act(() => voice.current.type('Warum?'));
  act(() => voice.current.press());
  expect(voice.current.state.phase).toBe('processing');
  await pass(500);
  expect(FakeRecognition.last).toBeNull();
});

test('an interruption hangs up and listens again, 100 ms later', async () => {
  answer.mockImplementation(endless);
  const voice = open(0);
  act(() => voice.current.type('Warum?'));
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  act(() => voice.current.interrupt());
  expect(answer.mock.calls[0]?.[1].aborted).toBe(true);
  expect(voice.current.state.phase).toBe('listening');
  await pass(99);
  expect(FakeRecognition.last).toBeNull();
  await pass(1);
  expect(FakeRecognition.last?.start).toHaveBeenCalledOnce();
});

test('leaving the screen ends everything and tells nobody', async () => {
  const noteHandsFree = vi.fn(() => true);
  const { result, unmount } = renderHook(() => useVoiceTurn({ answer, noteHandsFree }));
  act(() => result.current.press());
  await pass(recognitionTimes.startDelayMs);
  const recogniser = FakeRecognition.last;
  unmount();
  await pass(1000);
  expect(recogniser?.abort).toHaveBeenCalledOnce();
  expect(FakeRecognition.last).toBe(recogniser);
});

test('a page that is put away does not go on listening', async () => {
  const voice = open(0);
  act(() => voice.current.press());
  await pass(recognitionTimes.startDelayMs);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(voice.current.state.phase).toBe('idle');
  expect(FakeRecognition.last?.abort).toHaveBeenCalledOnce();
});

test('without a word nothing is sent', async () => {
  const onNothingHeard = vi.fn();
  const { result } = renderHook(() => useVoiceTurn({ answer, onNothingHeard }));
  act(() => result.current.press());
  await pass(recognitionTimes.startDelayMs + recognitionTimes.patienceMs);
  expect(result.current.state.phase).toBe('idle');
  expect(onNothingHeard).toHaveBeenCalledOnce();
  expect(answer).not.toHaveBeenCalled();
});
