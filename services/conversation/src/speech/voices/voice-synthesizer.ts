import type { SpokenSound } from '@lux/ai/providers/spoken-sound.ts';
import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import type { SpeechRequest, SpokenWord, Voice } from '@lux/contracts/conversation/speech.ts';

/** What is checked is read as whole words: "Ma-ma" is "Mama". */
export function joinSyllables(text: string): string {
  return text.replace(/(?<=\p{L})-(?=\p{L})/gu, '');
}

export interface Utterance {
  text: string;
  /** The text as it is shown, where names in it are spoken otherwise. */
  written?: string;
  language: PublicSettings['language'];
  /** From the settings; a voice the provider does not know is answered with its default one. */
  voiceId: string | null;
  /** 1 is LUX's normal, calm pace. */
  speed: number;
  /** Slowly, or with a pause at each hyphen (`Ma-ma`). */
  pace: SpeechRequest['pace'];
  /** A sound to speak instead of the text. */
  sound?: SpeechRequest['sound'];
  /** Whether it tells who a child is; unknown: the voice looks for itself. */
  isPersonal?: boolean | undefined;
  signal: AbortSignal;
}

export interface Speech extends SpokenSound {
  /** The fallback voice spoke. Its sound is cached for a short time only. */
  isFallback?: boolean;
  /** When its words are heard, where the voice knows. */
  words?: SpokenWord[];
}

/** LUX's voice: an API or the built-in one. */
export interface VoiceSynthesizer {
  /** It is part of this server: it may speak everything. */
  staysHere?: true | undefined;
  /** Provider and model; part of the key of its sounds. */
  name: string;
  speak: (utterance: Utterance) => Promise<Speech>;
  listVoices: () => Promise<Voice[]>;
  close: () => Promise<void>;
}
