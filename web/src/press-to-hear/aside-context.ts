let opened: AudioContext | null = null;

/** A second way to the loudspeaker: it sounds while the first one is held. */
export function asideContext(): AudioContext {
  opened ??= new AudioContext();
  return opened;
}
