import { audioContext } from './audio-context.ts';

/** Call while a press is being handled: browsers let sound start later only if it was woken then. */
export function unlockAudio(): void {
  if (typeof AudioContext !== 'undefined') void audioContext().resume();
}
