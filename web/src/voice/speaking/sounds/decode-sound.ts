import { audioContext, awaitsHeldAudio, isAudioUnlocked } from './audio-context.ts';

/** A context that no press has woken up would wait for ever without a sound. */
const WAKE_TIMEOUT_MS = 1000;

/** One that a press has woken up comes: a loudspeaker without a wire takes seconds. */
const UNLOCKED_WAKE_TIMEOUT_MS = 6000;

/**
 * Makes a sound ready to be played on a way to the loudspeaker. Rejects when the browser cannot or
 * may not play it. While that way is held it is not woken, as what is held would go on.
 */
export async function decodeSound(
  audio: ArrayBuffer,
  openContext = audioContext,
): Promise<AudioBuffer> {
  const context = openContext();
  const [sound] = await Promise.all([context.decodeAudioData(audio), wake(context)]);
  return sound;
}

async function wake(context: AudioContext): Promise<void> {
  if (context.state === 'running' || awaitsHeldAudio(context)) return;
  const limitMs = isAudioUnlocked() ? UNLOCKED_WAKE_TIMEOUT_MS : WAKE_TIMEOUT_MS;
  const timeout = new Promise((resolve) => setTimeout(resolve, limitMs));
  await Promise.race([context.resume(), timeout]);
  // Asked by a call, as TypeScript takes the state from before the wait for still true.
  if (!isRunning(context) && !awaitsHeldAudio(context)) {
    throw new Error('the browser keeps the sound asleep');
  }
}

const isRunning = ({ state }: AudioContext): boolean => state === 'running';
