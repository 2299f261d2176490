import { audioContext } from './audio-context.ts';

/** A context that a press has not woken up would wait for ever without a sound. */
const WAKE_TIMEOUT_MS = 1000;

/** Makes a sound ready to be played. Rejects when the browser cannot or may not play it. */
export async function decodeSound(audio: ArrayBuffer): Promise<AudioBuffer> {
  const context = audioContext();
  const [sound] = await Promise.all([context.decodeAudioData(audio), wake(context)]);
  return sound;
}

async function wake(context: AudioContext): Promise<void> {
  if (context.state === 'running') return;
  const timeout = new Promise((resolve) => setTimeout(resolve, WAKE_TIMEOUT_MS));
  await Promise.race([context.resume(), timeout]);
  // Asked by a call, as TypeScript takes the state from before the wait for still true.
  if (!isRunning(context)) throw new Error('the browser keeps the sound asleep');
}

const isRunning = ({ state }: AudioContext): boolean => state === 'running';
