import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import type { AudioKind } from './audio-kind.ts';

export interface Recording {
  audio: Buffer;
  kind: AudioKind;
  language: PublicSettings['language'];
  signal: AbortSignal;
}

/** Who understands recordings. There is no built-in one. */
export interface Recogniser {
  /** @throws the provider's error. */
  transcribe: (recording: Recording) => Promise<string>;
}
