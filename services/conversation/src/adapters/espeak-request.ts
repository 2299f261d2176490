import type { EspeakVoice } from './espeak-voices.ts';

/** What eSpeak NG is to say. */
export type EspeakTask =
  | { kind: 'text'; text: string }
  /** Words one by one; a hyphen inside a word is a pause (`Ma-ma`). */
  | { kind: 'syllables'; words: string[] }
  /** A single sound in eSpeak NG's own phonemes (see `espeakSounds`). */
  | { kind: 'sound'; phonemes: string; schwaMs?: number };

/** One task for the worker thread, with everything eSpeak NG must be set to. */
export type EspeakRequest = EspeakVoice & {
  task: EspeakTask;
  /** Shared with the asking thread; 1 at place 0 stops speaking at the next chunk. */
  cancelled: Int32Array<SharedArrayBuffer>;
};
