import type { SpokenWord } from '@lux/contracts/conversation/speech.ts';
import { spokenWordsHeader } from '@lux/contracts/conversation/spoken-words.ts';
import { anySignal } from '../../../lib/api/any-signal.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { rest } from '../../../lib/api/rest.ts';
import { timeLimit } from '../../../lib/api/time-limit.ts';
import { acceptedSounds, noteTransfer, refuseOpus } from '../line-speed.ts';
import type { LoadedSound, SpokenSentence } from '../speech-queue.ts';
import { audioContext } from './audio-context.ts';
import { decodeSound } from './decode-sound.ts';

/** A sentence's sound: made ready ahead of time, else fetched now. */
export async function loadSound(
  sentence: SpokenSentence,
  signal: AbortSignal,
  openContext = audioContext,
): Promise<LoadedSound> {
  const ahead = await sentence.sound?.catch(() => null);
  if (ahead) return ahead;
  const asked = acceptedSounds();
  try {
    return await readSound(await fetchSpeech(sentence, signal), openContext);
  } catch (error) {
    if (acceptedSounds() === asked || signal.aborted) throw error;
    return readSound(await fetchSpeech(sentence, signal), openContext);
  }
}

/** Makes the sound of an answer ready. Rejects when the browser cannot or may not play it. */
export async function readSound(
  response: Response,
  openContext = audioContext,
): Promise<LoadedSound> {
  const words = readWords(response.headers.get(spokenWordsHeader));
  const begunAt = performance.now();
  const sound = await response.arrayBuffer();
  const type = response.headers.get('content-type') ?? '';
  // Only the built-in voice is complete before it is sent; others come as fast as they speak.
  if (type.startsWith('audio/wav')) noteTransfer(sound.byteLength, performance.now() - begunAt);
  try {
    return { audio: await decodeSound(sound, openContext), words };
  } catch (error) {
    const isUnreadable = error instanceof DOMException && error.name === 'EncodingError';
    if (isUnreadable && type.startsWith('audio/ogg')) refuseOpus();
    throw error;
  }
}

/** The schema comes with the first sound that has words, as zod is no part of the first visit. */
async function readWords(header: string | null): Promise<readonly SpokenWord[] | null> {
  if (header === null) return null;
  try {
    const { SpokenWordsHeader } = await import('@lux/contracts/conversation/speech.ts');
    return SpokenWordsHeader.parse(header);
  } catch {
    return null;
  }
}

/** A voice that takes longer than this is given up for the browser's own. */
const TIMEOUT_MS = 8000;

/** The sound of a sentence: made ready by the server while it wrote, else asked for (SPEC 7). */
export async function fetchSpeech(
  { text, manner, speechUrl }: SpokenSentence,
  signal: AbortSignal,
): Promise<Response> {
  const limit = timeLimit(TIMEOUT_MS);
  const options = { signal: anySignal(signal, limit.signal), accept: acceptedSounds() };
  if (isOwnPath(speechUrl)) {
    try {
      return await rest.getResponse(speechUrl, options);
    } catch (error) {
      // The server has forgotten it: it is made anew.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  return rest.postForResponse('/api/speech', { text, ...manner }, options);
}

/** The visitor token goes along with each call, so it goes to our own server only. */
function isOwnPath(url: string | null | undefined): url is string {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url);
}
