import { hasPersonalData } from '@lux/child-safety/masking/mask-personal-data.ts';
import type { Logger } from 'pino';
import {
  joinSyllables,
  type Speech,
  type Utterance,
  type VoiceSynthesizer,
} from './voice-synthesizer.ts';

/** Longest wait for the first byte; then the built-in voice speaks the sentence. */
const FIRST_BYTE_LIMIT_MS = 6_000;

/**
 * An API's voice with the built-in one as fallback (DESIGN 4): it speaks the sounds of letters,
 * sentences that the API fails to deliver, and sentences with personal data, which may not leave
 * (DESIGN 6, 9). A sound that breaks off after its first byte fails.
 */
export function createFallbackVoice(
  { chosen, builtIn, log }: { chosen: VoiceSynthesizer; builtIn: VoiceSynthesizer; log: Logger },
  { firstByteLimitMs = FIRST_BYTE_LIMIT_MS } = {},
): VoiceSynthesizer {
  async function speakChosen(utterance: Utterance): Promise<Speech> {
    const limit = new AbortController();
    const tooLate = new Error('the voice took too long to begin');
    const timer = setTimeout(() => limit.abort(tooLate), firstByteLimitMs);
    const stop = () => limit.abort(utterance.signal.reason);
    utterance.signal.addEventListener('abort', stop, { once: true });
    if (utterance.signal.aborted) stop();
    try {
      return await afterFirstChunk(await chosen.speak({ ...utterance, signal: limit.signal }));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    name: chosen.name,
    speak: async (utterance) => {
      // An API would say the letter's name instead of its sound.
      if (utterance.sound || isPersonal(utterance)) return builtIn.speak(utterance);
      try {
        return await speakChosen(utterance);
      } catch (error) {
        utterance.signal.throwIfAborted();
        log.warn(
          { err: error, voice: chosen.name },
          'voice not available, the built-in one speaks',
        );
        return { ...(await builtIn.speak(utterance)), isFallback: true };
      }
    },
    listVoices: () => chosen.listVoices(),
    close: async () => {
      await Promise.all([chosen.close(), builtIn.close()]);
    },
  };
}

/** Read as whole words: "Gar-ten-stra-ße" is a street. */
function isPersonal({ text, written = text, pace, isPersonal: isKnown }: Utterance): boolean {
  if (isKnown !== undefined) return isKnown;
  const whole = pace === 'syllables' ? joinSyllables(written) : written;
  return hasPersonalData(whole, { isAnswer: true });
}

/** Waits for the first chunk, so that a failure before it can still be answered by the fallback. */
async function afterFirstChunk({ chunks, ...speech }: Speech): Promise<Speech> {
  const rest = chunks[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done) throw new Error('the sound is empty');
  async function* all() {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { ...speech, chunks: all() };
}
