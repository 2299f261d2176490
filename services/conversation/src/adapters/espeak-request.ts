import type { EspeakVoice } from './espeak-voices.ts';

/** One text for the worker thread, with everything eSpeak NG must be set to. */
export type EspeakRequest = EspeakVoice & {
  text: string;
  /** Shared with the asking thread; 1 at place 0 stops speaking at the next chunk. */
  cancelled: Int32Array<SharedArrayBuffer>;
};
