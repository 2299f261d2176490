import { beforeEach, expect, test, vi } from 'vitest';
import { FakeRecognition } from '../../testing/fakes/fake-recognition.ts';
import { recognitionTimes, startRecognition } from './recognition.ts';

const handlers = { onHeard: vi.fn(), onEnd: vi.fn(), onError: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  FakeRecognition.install();
  for (const handler of Object.values(handlers)) handler.mockReset();
});

function start() {
  return startRecognition(() => new FakeRecognition(), handlers);
}

function engine(): FakeRecognition {
  if (FakeRecognition.last === null) throw new Error('nothing listens');
  return FakeRecognition.last;
}

test('listening starts after 100 ms, in German, one sentence, with interim results', () => {
  start();
  vi.advanceTimersByTime(99);
  expect(FakeRecognition.last).toBeNull();
  vi.advanceTimersByTime(1);
  expect(engine().start).toHaveBeenCalledOnce();
  expect(engine()).toMatchObject({ lang: 'de-DE', continuous: false, interimResults: true });
});

test('a failed start is tried once more after 300 ms', () => {
  FakeRecognition.failingStarts = 1;
  start();
  vi.advanceTimersByTime(100);
  const first = engine();
  vi.advanceTimersByTime(299);
  expect(engine()).toBe(first);
  vi.advanceTimersByTime(1);
  expect(engine()).not.toBe(first);
  expect(handlers.onError).not.toHaveBeenCalled();
});

test('a second failed start is an error and the end', () => {
  FakeRecognition.failingStarts = 2;
  start();
  vi.advanceTimersByTime(400);
  expect(handlers.onError).toHaveBeenCalledExactlyOnceWith('start-failed');
  expect(handlers.onEnd).toHaveBeenCalledOnce();
});

test('listening stops 500 ms after a final result', () => {
  start();
  vi.advanceTimersByTime(100);
  engine().hear('Wie viele Beine hat eine Spinne?', true);
  expect(handlers.onHeard).toHaveBeenCalledWith('Wie viele Beine hat eine Spinne?', true);
  vi.advanceTimersByTime(499);
  expect(engine().stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(engine().stop).toHaveBeenCalledOnce();
  expect(handlers.onEnd).toHaveBeenCalledOnce();
});

test('whoever goes on speaking after a final result is not cut off', () => {
  start();
  vi.advanceTimersByTime(100);
  engine().hear('Wie viele Beine', true);
  vi.advanceTimersByTime(400);
  engine().hear('Wie viele Beine hat', false);
  vi.advanceTimersByTime(1000);
  expect(engine().stop).not.toHaveBeenCalled();
  engine().hear('Wie viele Beine hat eine Spinne?', true);
  vi.advanceTimersByTime(499);
  expect(engine().stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(engine().stop).toHaveBeenCalledOnce();
});

test('once begun, listening stops after 1500 ms without results, looked at every 500 ms', () => {
  start();
  vi.advanceTimersByTime(100);
  engine().hear('Wie', false);
  vi.advanceTimersByTime(1499);
  expect(engine().stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(engine().stop).toHaveBeenCalledOnce();
});

test('each result begins the silence anew', () => {
  start();
  vi.advanceTimersByTime(100);
  engine().hear('Wie', false);
  vi.advanceTimersByTime(1400);
  engine().hear('Wie viele', false);
  vi.advanceTimersByTime(1400);
  expect(engine().stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(engine().stop).toHaveBeenCalledOnce();
});

test('somebody who is speaking is not cut off before the first words are recognised', () => {
  start();
  vi.advanceTimersByTime(100);
  engine().onspeechstart?.();
  vi.advanceTimersByTime(9000);
  expect(engine().stop).not.toHaveBeenCalled();
  engine().onspeechend?.();
  vi.advanceTimersByTime(1400);
  expect(engine().stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(engine().stop).toHaveBeenCalled();
});

test('a noise that never becomes a word does not keep the microphone open', () => {
  start();
  vi.advanceTimersByTime(100);
  engine().onspeechstart?.();
  vi.advanceTimersByTime(10_500);
  expect(handlers.onEnd).toHaveBeenCalledOnce();
});

test('whoever has not begun yet has six seconds, and no message comes', () => {
  start();
  vi.advanceTimersByTime(100);
  vi.advanceTimersByTime(5999);
  expect(engine().stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(engine().stop).toHaveBeenCalledOnce();
  expect(handlers.onEnd).toHaveBeenCalledOnce();
  expect(handlers.onError).not.toHaveBeenCalled();
});

test('a recogniser that gives up early is asked again until the six seconds are over', () => {
  start();
  vi.advanceTimersByTime(100);
  const first = engine();
  vi.advanceTimersByTime(3000);
  first.onerror?.({ error: 'no-speech' });
  first.onend?.();
  expect(engine()).not.toBe(first);
  expect(handlers.onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(handlers.onEnd).toHaveBeenCalledOnce();
  expect(handlers.onError).not.toHaveBeenCalled();
});

test('a recogniser that gives up at once is left alone', () => {
  start();
  vi.advanceTimersByTime(100);
  const first = engine();
  vi.advanceTimersByTime(999);
  first.onend?.();
  expect(engine()).toBe(first);
  expect(handlers.onEnd).toHaveBeenCalledOnce();
});

test('stopping before it began ends without listening', () => {
  start().stop();
  vi.advanceTimersByTime(1000);
  expect(FakeRecognition.last).toBeNull();
  expect(handlers.onEnd).toHaveBeenCalledOnce();
});

test('after an abort nobody hears of it any more', () => {
  const listening = start();
  vi.advanceTimersByTime(100);
  listening.abort();
  engine().hear('zu spät', true);
  engine().onerror?.({ error: 'aborted' });
  vi.advanceTimersByTime(10_000);
  expect(engine().abort).toHaveBeenCalledOnce();
  for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
});

test('errors are passed on and the end comes once', () => {
  const listening = start();
  vi.advanceTimersByTime(100);
  engine().onerror?.({ error: 'network' });
  engine().onend?.();
  listening.abort();
  expect(handlers.onError).toHaveBeenCalledExactlyOnceWith('network');
  expect(handlers.onEnd).toHaveBeenCalledOnce();
});

test('words that were never final are what was said', () => {
  start();
  vi.advanceTimersByTime(100);
  engine().hear('wo wohnen Pinguine', false);
  vi.advanceTimersByTime(1500);
  expect(handlers.onHeard).toHaveBeenLastCalledWith('wo wohnen Pinguine', true);
  expect(handlers.onEnd).toHaveBeenCalledOnce();
});

test('words of a recogniser that failed are not sent as if they were sure', () => {
  start();
  vi.advanceTimersByTime(100);
  engine().hear('wo woh', false);
  engine().onerror?.({ error: 'network' });
  engine().onend?.();
  expect(handlers.onHeard).toHaveBeenCalledExactlyOnceWith('wo woh', false);
});

test('a recogniser that never says that it has ended is given up', () => {
  const listening = start();
  vi.advanceTimersByTime(100);
  engine().stop.mockImplementation(() => {});
  engine().hear('Hallo LUX', false);
  listening.stop();
  vi.advanceTimersByTime(2499);
  expect(handlers.onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(handlers.onHeard).toHaveBeenLastCalledWith('Hallo LUX', true);
  expect(handlers.onEnd).toHaveBeenCalledOnce();
  expect(engine().abort).toHaveBeenCalledOnce();
});

test('a recogniser that takes the start and never begins is given up, so that another way is tried', () => {
  FakeRecognition.isSilent = true;
  start();
  vi.advanceTimersByTime(100 + recognitionTimes.startLimitMs - 1);
  expect(handlers.onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(handlers.onError).toHaveBeenCalledExactlyOnceWith('never-began');
  expect(handlers.onEnd).toHaveBeenCalledOnce();
  expect(engine().abort).toHaveBeenCalledOnce();
});

test('a recogniser that hears without telling that it has begun is stopped by silence like others', () => {
  FakeRecognition.isSilent = true;
  start();
  vi.advanceTimersByTime(100);
  engine().hear('Hallo', false);
  vi.advanceTimersByTime(2000);
  expect(handlers.onHeard).toHaveBeenLastCalledWith('Hallo', true);
  expect(handlers.onEnd).toHaveBeenCalledOnce();
});
