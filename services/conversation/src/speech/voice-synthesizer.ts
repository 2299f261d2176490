import type { SpokenSound } from '@lux/ai/spoken-sound.ts';
import type { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import type { Voice } from '@lux/contracts/conversation/voice.ts';

export interface Utterance {
  text: string;
  language: PublicSettings['language'];
  /** From the settings; a voice the provider does not know is answered with its default one. */
  voiceId: string | null;
  /** 1 is LUX's normal, calm pace. */
  speed: number;
  signal: AbortSignal;
}

export interface Speech extends SpokenSound {
  /** True where another voice stepped in for the chosen one: good for now, not worth keeping. */
  isMakeshift?: boolean;
}

/** Who lends LUX a voice: an API or our built-in one. */
export interface VoiceSynthesizer {
  /** What makes its sound differ from another's: provider and model. */
  name: string;
  speak: (utterance: Utterance) => Promise<Speech>;
  listVoices: () => Promise<Voice[]>;
  close: () => Promise<void>;
}
