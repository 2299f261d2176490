import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';

/** The kinds of recording a recogniser takes, under the names of their file endings. */
export type AudioKind = 'webm' | 'ogg' | 'mp4' | 'mp3' | 'wav' | 'flac';

export interface Recording {
  audio: Buffer;
  kind: AudioKind;
  language: PublicSettings['language'];
  signal: AbortSignal;
}

/** Speech recognition of recordings. There is no built-in one. */
export interface Recogniser {
  /** @throws the provider's error. */
  transcribe: (recording: Recording) => Promise<string>;
}
