import type { EspeakVoice } from '../voices.ts';

/** A word in syllables; `text` may hold its sounds (`[[…]]`). */
export type SyllableWord = { syllables: string[]; text: string };

/** What eSpeak NG is to say. */
export type EspeakTask =
  | { kind: 'text'; text: string }
  /** Words one by one, each whole as it is to be said, and by the syllables it is cut into. */
  | { kind: 'syllables'; words: SyllableWord[] }
  /** A single sound in eSpeak NG's own phonemes (see `espeakSounds`). */
  | { kind: 'sound'; phonemes: string; schwaMs?: number };

/** One task for the worker thread, with everything eSpeak NG must be set to. */
export type EspeakRequest = EspeakVoice & {
  task: EspeakTask;
  /** Shared with the asking thread; 1 at place 0 stops speaking at the next chunk. */
  cancelled: Int32Array<SharedArrayBuffer>;
};

/** Where in the sound a word begins, or a clause ends (`end`). */
export type EspeakMark = {
  type: 'word' | 'end';
  /** From the beginning of the sound. */
  atMs: number;
  /** Place in the spoken text, counted from 0. */
  position: number;
};

/** One sound of a spoken text, in IPA, and when it begins. */
export type EspeakPhoneme = { ipa: string; atMs: number };

/** What the worker thread answers to one request. */
export type EspeakReply =
  | { type: 'spoken'; wav: Uint8Array<ArrayBuffer>; marks: EspeakMark[] }
  | { type: 'failed'; message: string };
