import { ApiError } from '../../lib/api/api-error.ts';
import { rest } from '../../lib/api/rest.ts';
import { decodeSound } from './decode-sound.ts';
import type { SpokenSentence } from './speech-queue.ts';

/** The visitor token goes along with each call, so it goes to our own server only. */
export function isOwnPath(url: string | null | undefined): url is string {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url);
}

/** A voice that takes longer than this is given up for the browser's own. */
const TIMEOUT_MS = 8000;

/** The sound of a sentence: made ready by the server while it wrote, else asked for (SPEC 7). */
export async function fetchSpeech(
  { text, manner, speechUrl }: SpokenSentence,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) };
  if (isOwnPath(speechUrl)) {
    try {
      return await rest.getForBytes(speechUrl, options);
    } catch (error) {
      // Forgotten in the meantime: it is made anew.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  return rest.postForBytes('/api/speech', { text, ...manner }, options);
}

/** A sentence's sound, ready to be played: made ready ahead of time, else fetched now. */
export async function loadSound(
  sentence: SpokenSentence,
  signal: AbortSignal,
): Promise<AudioBuffer> {
  const ahead = await sentence.sound?.catch(() => null);
  return ahead ?? decodeSound(await fetchSpeech(sentence, signal));
}
