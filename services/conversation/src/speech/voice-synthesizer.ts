import type { SpokenText } from '@lux/ai/create-openai-speech.ts';

export interface Utterance {
  text: string;
  language: string;
  voiceId: string | null;
  signal: AbortSignal;
}

/** Who lends LUX a voice: an API or our built-in one. */
export interface VoiceSynthesizer {
  speak: (utterance: Utterance) => Promise<SpokenText>;
  close: () => Promise<void>;
}
