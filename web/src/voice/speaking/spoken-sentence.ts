import type { SpeechRequest } from '@lux/contracts/conversation/speech.ts';

/** One sentence to be said aloud. */
export interface SpokenSentence {
  text: string;
  /** For beginning readers: slowly, by syllables, or a letter's sound instead of the text. */
  manner?: Partial<Pick<SpeechRequest, 'pace' | 'sound'>>;
  /** What the browser's own voice says instead, where it cannot say the text in this manner. */
  localText?: string;
  /** Where the server is making its sound ready, if it is. */
  speechUrl?: string | null;
  /** The sound itself, where it was made ready ahead of time. */
  sound?: Promise<AudioBuffer> | undefined;
}
