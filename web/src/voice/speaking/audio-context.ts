let opened: AudioContext | null = null;

/** The one way to the loudspeaker; a page may open only a few. */
export function audioContext(): AudioContext {
  opened ??= new AudioContext();
  return opened;
}
