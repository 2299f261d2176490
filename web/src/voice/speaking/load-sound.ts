import { decodeSound } from './decode-sound.ts';
import { fetchSpeech } from './fetch-speech.ts';
import type { SpokenSentence } from './spoken-sentence.ts';

/** A sentence's sound, ready to be played: made ready ahead of time, else fetched now. */
export async function loadSound(
  sentence: SpokenSentence,
  signal: AbortSignal,
): Promise<AudioBuffer> {
  const ahead = await sentence.sound?.catch(() => null);
  return ahead ?? decodeSound(await fetchSpeech(sentence, signal));
}
