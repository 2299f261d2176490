import type { AudioKind } from '../audio-kind.ts';
import { mp4Seconds } from './mp4-seconds.ts';
import { oggSeconds } from './ogg-seconds.ts';
import { wavSeconds } from './wav-seconds.ts';
import { webmSeconds } from './webm-seconds.ts';

const readers: Partial<Record<AudioKind, (audio: Buffer) => number | undefined>> = {
  wav: wavSeconds,
  ogg: oggSeconds,
  mp4: mp4Seconds,
  webm: webmSeconds,
};

/** How long a recording is, where its container tells without decoding; `undefined` elsewhere. */
export function recordingSeconds(kind: AudioKind, audio: Buffer): number | undefined {
  try {
    return readers[kind]?.(audio);
  } catch (error) {
    // Cut off in the middle of what would tell it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
