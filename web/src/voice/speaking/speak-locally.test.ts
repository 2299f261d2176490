import { beforeEach, expect, test, vi } from 'vitest';
import { speakLocally } from './speak-locally.ts';

class FakeUtterance {
  lang = '';
  rate = 1;
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
