let opened: AudioContext | null = null;

/** The one way to the loudspeaker; a page may open only a few. */
export function audioContext(): AudioContext {
  opened ??= new AudioContext();
  return opened;
}

/** Call while a press is being handled: browsers let sound start later only if it was woken then. */
export function unlockAudio(): void {
  if (typeof AudioContext !== 'undefined') void audioContext().resume();
}
