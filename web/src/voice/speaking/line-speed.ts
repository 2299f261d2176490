import { toasts } from '../../lib/toasts.ts';

/** A WAV of LUX's voice sounds 44 kB a second: below twice of that sentences would break off. */
const SLOW_BYTES_PER_SECOND = 90_000;
/** A shorter answer tells more of the way there and back than of the line. */
const TELLING_BYTES = 30_000;

let isSlow = false;
let isOpusRefused = false;

/** What to ask for sounds: packed ones on a slow line (decisions/028), which cost the server more. */
export const acceptedSounds = (): string =>
  isSlow && !isOpusRefused ? 'audio/ogg; codecs=opus, */*' : '*/*';

/** This browser does not play Opus in Ogg (Safari before 18.4): from now on it asks for WAV again. */
export function refuseOpus(): void {
  isOpusRefused = true;
}

/** Notes how fast a sound came that was complete before it was sent. */
export function noteTransfer(sizeBytes: number, durationMs: number): void {
  if (isSlow || sizeBytes < TELLING_BYTES) return;
  if ((sizeBytes / durationMs) * 1_000 > SLOW_BYTES_PER_SECOND) return;
  isSlow = true;
  toasts.show({
    title: 'Das Netz ist gerade langsam',
    description: 'Ich brauche manchmal einen Moment länger.',
  });
}

/** For tests: a page that has only just begun. */
export function resetLineSpeed(): void {
  isSlow = false;
  isOpusRefused = false;
}
