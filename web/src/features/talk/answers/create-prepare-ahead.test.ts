import { beforeEach, expect, test, vi } from 'vitest';
import {
  type RecognitionRecording,
  recognitionRecordings,
} from '../../../testing/builders/recognition-recordings.ts';
import { FakeRecognition } from '../../../testing/fakes/fake-recognition.ts';
import { recognitionTimes, startRecognition } from '../../../voice/listening/recognition.ts';
import { createPrepareAhead } from './create-prepare-ahead.ts';

const discard = vi.fn();
const prepare = vi.fn((question: string) => ({ question, discard }));

beforeEach(() => {
  vi.useFakeTimers();
  discard.mockReset();
  prepare.mockClear();
  FakeRecognition.install();
});

/** Lets the real listening hear a recording and tells what was prepared and what was sent. */
function replay({ events }: RecognitionRecording) {
  const ahead = createPrepareAhead(prepare);
  let transcript = '';
  let sent: string | null = null;
  let taken = 0;
  startRecognition(() => new FakeRecognition(), {
    onHeard: (text, isFinal) => {
      if (isFinal) transcript = text;
      ahead.hear(text, isFinal);
    },
    onError: () => {},
    onEnd: () => {
      sent = transcript;
      if (transcript === '') ahead.discard();
      else taken = ahead.take(transcript) === null ? 0 : 1;
    },
  });
  vi.advanceTimersByTime(recognitionTimes.startDelayMs);
  const engine = FakeRecognition.last;
  let nowMs = 0;
  for (const [atMs, event, text = ''] of events) {
    vi.advanceTimersByTime(atMs - nowMs);
    nowMs = atMs;
    if (sent !== null) break;
    if (event === 'interim' || event === 'final') engine?.hear(text, event === 'final');
    if (event === 'speech-start') engine?.onspeechstart?.();
    if (event === 'speech-end') engine?.onspeechend?.();
    if (event === 'end') engine?.onend?.();
  }
  vi.advanceTimersByTime(10_000);
  return { sent, taken };
}

test.each(recognitionRecordings)('$name: the whole question is sent', (recording) => {
  const { sent, taken } = replay(recording);
  expect(sent).toBe(recording.meant);
  expect(taken).toBe(recording.meant === '' ? 0 : 1);
  expect(discard).toHaveBeenCalledTimes(prepare.mock.calls.length - taken);
});

test('over all recordings at most a quarter of the prepared turns are thrown away', () => {
  expect(recognitionRecordings.length).toBeGreaterThanOrEqual(12);
  for (const recording of recognitionRecordings) replay(recording);
  const prepared = prepare.mock.calls.length;
  expect(prepared).toBeGreaterThanOrEqual(12);
  expect(discard.mock.calls.length / prepared).toBeLessThanOrEqual(0.25);
});

test('an answer is taken for exactly its question only', () => {
  const ahead = createPrepareAhead(prepare);
  ahead.hear('Warum?', true);
  expect(ahead.take('Wieso?')).toBeNull();
  expect(discard).toHaveBeenCalledOnce();
  ahead.hear('Warum?', true);
  expect(ahead.take('Warum?')).toMatchObject({ question: 'Warum?' });
  expect(ahead.take('Warum?')).toBeNull();
  expect(discard).toHaveBeenCalledOnce();
});

test('interim words and silence prepare nothing', () => {
  const ahead = createPrepareAhead(prepare);
  ahead.hear('Warum', false);
  ahead.hear('  ', true);
  expect(prepare).not.toHaveBeenCalled();
});

test('an answer nobody wants any more is thrown away once', () => {
  const ahead = createPrepareAhead(prepare);
  ahead.hear('Warum?', true);
  ahead.discard();
  ahead.discard();
  expect(discard).toHaveBeenCalledOnce();
});

test('where nothing can be prepared the question goes its usual way', () => {
  const ahead = createPrepareAhead(() => null);
  ahead.hear('Warum?', true);
  expect(ahead.take('Warum?')).toBeNull();
});
