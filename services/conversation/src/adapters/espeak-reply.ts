import type { EspeakMark } from './espeak-mark.ts';

/** What the worker thread answers to one request. */
export type EspeakReply =
  | { type: 'spoken'; wav: Uint8Array<ArrayBuffer>; marks: EspeakMark[] }
  | { type: 'failed'; message: string };
