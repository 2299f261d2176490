import { beforeEach, expect, test, vi } from 'vitest';

class FakeContext {
  state = 'running';
  suspend() {
    this.state = 'suspended';
  }
  resume() {
    this.state = 'running';
  }
}

const local = { pause: vi.fn(), resume: vi.fn() };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('speechSynthesis', local);
});

test('what is said stops in mid-word, and goes on when the last who holds it lets go', async () => {
  const { audioContext } = await import('./audio-context.ts');
  const { holdSpeech } = await import('./hold-speech.ts');
  const forTheClass = holdSpeech();
  const forAName = holdSpeech();
  expect(audioContext().state).toBe('suspended');
  forAName();
  forAName();
  expect(audioContext().state).toBe('suspended');
  forTheClass();
  expect(audioContext().state).toBe('running');
  expect(local.pause).toHaveBeenCalledTimes(1);
  expect(local.resume).toHaveBeenCalledTimes(1);
});

test('what was not sounding before does not begin to', async () => {
  const { audioContext } = await import('./audio-context.ts');
  const { holdSpeech } = await import('./hold-speech.ts');
  audioContext().suspend();
  holdSpeech()();
  expect(audioContext().state).toBe('suspended');
});
