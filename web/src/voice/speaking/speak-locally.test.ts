import { beforeEach, expect, test, vi } from 'vitest';
import { speakLocally } from './speak-locally.ts';

class FakeUtterance {
  lang = '';
  rate = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

let voices: string[];
let spoken: FakeUtterance[];
const cancel = vi.fn();
const { signal } = new AbortController();

beforeEach(() => {
  vi.useRealTimers();
  voices = ['Anna'];
  spoken = [];
  cancel.mockReset();
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    addEventListener: () => {},
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
    cancel,
  });
});

test('the browser reads in German, a little slower than usual', async () => {
  const speaking = speakLocally('Hallo', signal);
  await vi.waitFor(() =>
    expect(spoken).toMatchObject([{ text: 'Hallo', lang: 'de-DE', rate: 0.9 }]),
  );
  spoken[0]?.onend?.();
  await speaking;
});

test('an interruption is silence', async () => {
  const stopper = new AbortController();
  const speaking = speakLocally('Hallo', stopper.signal);
  await vi.waitFor(() => expect(spoken).toHaveLength(1));
  stopper.abort();
  await speaking;
  expect(cancel).toHaveBeenCalledOnce();
});

test('a browser without voices rejects, after waiting a second for them', async () => {
  vi.useFakeTimers();
  voices = [];
  const outcome = expect(speakLocally('Hallo', signal)).rejects.toThrow('no local voice');
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
});

test('a voice that fails rejects', async () => {
  const outcome = expect(speakLocally('Hallo', signal)).rejects.toThrow('synthesis-failed');
  await vi.waitFor(() => expect(spoken).toHaveLength(1));
  spoken[0]?.onerror?.({ error: 'synthesis-failed' });
  await outcome;
});

test('a voice that never begins is given up; the time stands while it is held', async () => {
  vi.useFakeTimers();
  const synthesis = globalThis.speechSynthesis;
  const outcome = expect(speakLocally('Hallo', signal)).rejects.toThrow('never began');
  Object.assign(synthesis, { paused: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cancel).not.toHaveBeenCalled();
  Object.assign(synthesis, { paused: false });
  await vi.advanceTimersByTimeAsync(3000);
  await outcome;
  expect(cancel).toHaveBeenCalledOnce();
});

test('a voice that begins and never ends does not hold the turn for ever', async () => {
  vi.useFakeTimers();
  const speaking = speakLocally('Hallo', signal);
  await vi.advanceTimersByTimeAsync(0);
  spoken[0]?.onstart?.();
  await vi.advanceTimersByTimeAsync(11_250);
  await speaking;
});
