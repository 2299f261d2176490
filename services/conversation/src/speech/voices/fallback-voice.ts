import { maskPersonalData } from '@lux/child-safety/mask-personal-data.ts';
import type { Logger } from 'pino';
import {
  joinSyllables,
  type Speech,
  type Utterance,
  type VoiceSynthesizer,
} from './voice-synthesizer.ts';

/** A child that has heard nothing for this long gets the built-in voice instead. */
const FIRST_BYTE_LIMIT_MS = 6_000;

/**
 * An API's voice, with another that speaks the sounds of letters and steps in for a sentence the API does
 * not deliver: there is always sound (DESIGN 4). A sound that breaks off later fails, because no other voice can go on.
 * What would be masked for a model is spoken by the other voice, too: the child hears its own words, and
 * nobody outside does (DESIGN 6, 9).
 */
export function createFallbackVoice(
  { chosen, builtIn, log }: { chosen: VoiceSynthesizer; builtIn: VoiceSynthesizer; log: Logger },
  { firstByteLimitMs = FIRST_BYTE_LIMIT_MS } = {},
): VoiceSynthesizer {
  async function speakChosen(utterance: Utterance): Promise<Speech> {
    const limit = new AbortController();
    const tooLate = new Error('the voice took too long to begin');
    const timer = setTimeout(() => limit.abort(tooLate), firstByteLimitMs);
    // The utterance's signal is its own and goes with it, so the listener may stay.
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
      // No API speaks a sound by itself: it would say the letter's name.
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
function isPersonal({ text, pace }: Utterance): boolean {
  const whole = pace === 'syllables' ? joinSyllables(text) : text;
  return maskPersonalData(whole) !== whole;
}

/** Waits until the sound has really begun, so that a failure until then is known in time. */
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
