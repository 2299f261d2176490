// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { openMicrophone } from './open-microphone.ts';
import { recordQuestion } from './record-question.ts';

vi.mock('./open-microphone.ts', () => ({ openMicrophone: vi.fn() }));

class FakeRecorder {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  static last: FakeRecorder | null = null;
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeRecorder.last = this;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

const handlers = { onRecorded: vi.fn(), onText: vi.fn(), onError: vi.fn() };
const close = vi.fn();
let level = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  FakeRecorder.last = null;
  level = 0.003;
  close.mockReset();
  for (const handler of Object.values(handlers)) handler.mockReset();
  vi.mocked(openMicrophone)
    .mockReset()
    .mockResolvedValue({
      stream: new MediaStream(),
      level: () => level,
      frequencies: () => new Uint8Array(64),
      close,
    });
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settled = () => vi.waitFor(() => expect(handlers.onText).toHaveBeenCalled());

async function speak(ms: number) {
  level = 0.2;
  await pass(ms);
  level = 0.003;
}

test('what was said is sent when the child has stopped speaking', async () => {
  const fetchStub = stubFetch({ 'POST /api/transcriptions': { json: { text: 'Warum?' } } });
  recordQuestion(handlers);
  await pass(500);
  await speak(1000);
  await pass(1400);
  expect(handlers.onRecorded).not.toHaveBeenCalled();
  await pass(700);
  expect(handlers.onRecorded).toHaveBeenCalledOnce();
  await settled();
  expect(handlers.onText).toHaveBeenCalledExactlyOnceWith('Warum?');
  const [, init] = fetchStub.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('content-type')).toBe('audio/webm');
  expect(init?.body).toBeInstanceOf(Blob);
  expect(close).toHaveBeenCalled();
});

test.each(['Untertitel der Amara.org-Community', '[Musik]'])(
  'a recogniser that makes up "%s" out of noise has heard nothing',
  async (text) => {
    stubFetch({ 'POST /api/transcriptions': { json: { text } } });
    recordQuestion(handlers);
    await pass(500);
    await speak(1000);
    await pass(2100);
    await settled();
    expect(handlers.onText).toHaveBeenCalledExactlyOnceWith('');
  },
);

test('silence is not sent', async () => {
  const fetchStub = stubFetch({});
  recordQuestion(handlers);
  await pass(6500);
  expect(handlers.onText).toHaveBeenCalledExactlyOnceWith('');
  expect(handlers.onRecorded).not.toHaveBeenCalled();
  expect(fetchStub).not.toHaveBeenCalled();
});

test('a press ends the recording and sends what was said so far', async () => {
  stubFetch({ 'POST /api/transcriptions': { json: { text: 'Warum' } } });
  const recording = recordQuestion(handlers);
  await pass(500);
  await speak(800);
  recording.stop();
  await pass(0);
  expect(handlers.onRecorded).toHaveBeenCalledOnce();
  await settled();
});

test('a press before the microphone is open is the end', async () => {
  const recording = recordQuestion(handlers);
  recording.stop();
  await pass(100);
  expect(handlers.onText).toHaveBeenCalledExactlyOnceWith('');
  expect(close).toHaveBeenCalled();
  expect(FakeRecorder.last).toBeNull();
});

test('a refused microphone is said so', async () => {
  vi.mocked(openMicrophone).mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  recordQuestion(handlers);
  await pass(0);
  expect(handlers.onError).toHaveBeenCalledExactlyOnceWith('not-allowed');
});

test('a server that cannot make it out is said so', async () => {
  stubFetch({ 'POST /api/transcriptions': { status: 500 } });
  recordQuestion(handlers);
  await pass(500);
  await speak(1000);
  await pass(2100);
  await vi.waitFor(() =>
    expect(handlers.onError).toHaveBeenCalledExactlyOnceWith('transcription-failed'),
  );
});

test('after an abort the microphone is off and nothing is sent', async () => {
  const fetchStub = stubFetch({});
  const recording = recordQuestion(handlers);
  await pass(500);
  await speak(1000);
  recording.abort();
  await pass(10_000);
  expect(close).toHaveBeenCalled();
  expect(fetchStub).not.toHaveBeenCalled();
  for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
});
