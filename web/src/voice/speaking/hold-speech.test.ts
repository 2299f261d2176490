import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class FakeContext {
  state = 'running';
  suspend() {
    this.state = 'suspended';
  }
  decodeAudioData() {
    return Promise.resolve({});
  }
  resume() {
    this.state = 'running';
  }
}

/** Of a page only that it is put away and comes back. */
const page = Object.assign(new EventTarget(), { hidden: false });
const local = { pause: vi.fn(), resume: vi.fn() };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('speechSynthesis', local);
  vi.stubGlobal('document', page);
});

afterEach(() => vi.unstubAllGlobals());

test('a press wakes each way to the loudspeaker, as iPads want it', async () => {
  const { asideContext, audioContext, unlockAudio } = await import('./sounds/audio-context.ts');
  audioContext().suspend();
  asideContext().suspend();
  unlockAudio();
  expect(audioContext().state).toBe('running');
  expect(asideContext().state).toBe('running');
});

test('who comes back from another app hears LUX go on, unless it is held', async () => {
  const { asideContext, audioContext, unlockAudio } = await import('./sounds/audio-context.ts');
  const { holdSpeech } = await import('./hold-speech.ts');
  unlockAudio();
  const sleep = () => Promise.all([audioContext().suspend(), asideContext().suspend()]);
  await sleep();
  page.dispatchEvent(new Event('visibilitychange'));
  expect([audioContext().state, asideContext().state]).toEqual(['running', 'running']);
  holdSpeech();
  await sleep();
  page.dispatchEvent(new Event('visibilitychange'));
  expect([audioContext().state, asideContext().state]).toEqual(['suspended', 'running']);
});

test('what is said stops in mid-word, and goes on when the last who holds it lets go', async () => {
  const { audioContext } = await import('./sounds/audio-context.ts');
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
  const { audioContext } = await import('./sounds/audio-context.ts');
  const { holdSpeech } = await import('./hold-speech.ts');
  audioContext().suspend();
  holdSpeech()();
  expect(audioContext().state).toBe('suspended');
});

test('a press and a sound that come while it is held do not wake it, but are heard afterwards', async () => {
  const { asideContext, audioContext, unlockAudio } = await import('./sounds/audio-context.ts');
  const { decodeSound } = await import('./sounds/decode-sound.ts');
  const { holdSpeech } = await import('./hold-speech.ts');
  audioContext().suspend();
  asideContext().suspend();
  const letGo = holdSpeech();
  unlockAudio();
  expect(asideContext().state).toBe('running');
  await decodeSound(new ArrayBuffer(1));
  expect(audioContext().state).toBe('suspended');
  letGo();
  expect(audioContext().state).toBe('running');
});

test('the name that is held sounds aside and leaves what is held asleep', async () => {
  const { asideContext, audioContext } = await import('./sounds/audio-context.ts');
  const { decodeSound } = await import('./sounds/decode-sound.ts');
  const { holdSpeech } = await import('./hold-speech.ts');
  audioContext();
  asideContext().suspend();
  holdSpeech();
  await decodeSound(new ArrayBuffer(1), asideContext);
  expect(audioContext().state).toBe('suspended');
  expect(asideContext().state).toBe('running');
});

test('an iPad is told to play in spite of its mute switch, and to record before it listens', async () => {
  const session = { type: 'auto' };
  vi.stubGlobal('navigator', { audioSession: session });
  const { unlockAudio } = await import('./sounds/audio-context.ts');
  const { microphoneUse } = await import('../listening/microphone-use.ts');
  unlockAudio();
  expect(session.type).toBe('playback');
  const endUse = microphoneUse.begin();
  unlockAudio();
  expect(session.type).toBe('play-and-record');
  endUse();
  expect(session.type).toBe('playback');
});
