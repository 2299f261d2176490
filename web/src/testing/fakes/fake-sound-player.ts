import type { ScheduledSound } from '../../voice/speaking/speech-queue.ts';

/** What was played, in order; each sound is the text the server answered with. */
export const playedSounds: string[] = [];

let isHeld = false;
let release: () => void = () => {};

/** Sounds last until `releaseSounds`. */
export function holdSounds(): void {
  isHeld = true;
}

export function releaseSounds(): void {
  isHeld = false;
  release();
}

export function resetSounds(): void {
  playedSounds.length = 0;
  releaseSounds();
}

/* Stands in for create-sound-player.ts and decode-sound.ts of voice/speaking/ from here on. */

export async function decodeSound(audio: ArrayBuffer): Promise<string> {
  return new TextDecoder().decode(audio);
}

export function createSoundPlayer() {
  return {
    schedule(sound: string): ScheduledSound {
      playedSounds.push(sound);
      const ended = isHeld
        ? new Promise<void>((resolve) => {
            const before = release;
            release = () => {
              before();
              resolve();
            };
          })
        : Promise.resolve();
      return { started: Promise.resolve(), ended };
    },
    stop() {},
  };
}
