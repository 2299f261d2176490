type AudioSessionType = 'playback' | 'play-and-record';

declare global {
  interface Navigator {
    /** Safari 16.4 and later; TypeScript's DOM types leave it out. */
    readonly audioSession?: { type: string };
  }
}

/**
 * Tells an iPad what the page does with sound. `playback` is heard although the mute switch is on;
 * under it no microphone opens, so `play-and-record` has to stand before one is asked for.
 */
export function tellAudioSession(type: AudioSessionType): void {
  const session = globalThis.navigator?.audioSession;
  if (session !== undefined && session.type !== type) session.type = type;
}
