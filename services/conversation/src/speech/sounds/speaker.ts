import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { SpeechKey, SpeechRequest } from '@lux/contracts/conversation/speech.ts';
import { sayAsWished } from '../voices/say-as-wished.ts';
import type { Utterance, VoiceSynthesizer } from '../voices/voice-synthesizer.ts';
import { createSharedSound, type HeardSound, type SharedSound } from './shared-sound.ts';
import { createSoundCache } from './sound-cache.ts';

type VoiceSettings = Pick<
  ServiceSettings,
  'language' | 'voiceId' | 'speechSpeed' | 'childSafeMode' | 'pronunciations'
>;

/** A text at LUX's usual pace, or a wish for more. */
type Said =
  | string
  | (SpeechRequest & Pick<Utterance, 'isPersonal'> & { owners?: readonly OwnerId[] });

export interface Speaker {
  /** The same for the same text or sound, spoken the same in the same voice at the same speed and pace. */
  keyOf: (said: Said, settings: VoiceSettings) => SpeechKey;
  /** Whether the sound is cached or being made; then its text has passed the gate. */
  has: (key: SpeechKey) => boolean;
  /**
   * Starts making the sound of a text that has passed the gate, unless it is cached. An abort
   * cancels it where no request reads it yet.
   */
  prepare: (said: Said, settings: VoiceSettings, signal?: AbortSignal) => SpeechKey;
  /** The sound of a text that has passed the gate. @throws the voice's own error. */
  speak: (said: Said, settings: VoiceSettings, signal: AbortSignal) => Promise<HeardSound>;
  /** What is made or being made under a key; `undefined` for any other. @throws as `speak`. */
  find: (key: SpeechKey, signal: AbortSignal) => Promise<HeardSound> | undefined;
  /** Forgets the sounds that were made for these owners alone. @returns the keys of them. */
  forget: (owners: readonly OwnerId[]) => SpeechKey[];
}

interface Options {
  voice: VoiceSynthesizer;
  /**
   * Keeps keys from being computed from guessed sentences. The same in all replicas, so that a key
   * means the same in each.
   */
  salt?: Buffer;
}

/**
 * About 70 minutes of MP3 or 12 minutes of built-in WAV: what is said more than once in a lesson. With
 * a larger cache the process took a quarter of an hour to reach its final size.
 */
const CACHE_LIMIT_BYTES = 32 * 1024 * 1024;

/** Makes the sounds of LUX's sentences, each once for all listeners (SPEC 7, DESIGN 5). */
export function createSpeaker(
  { voice, salt = randomBytes(32) }: Options,
  { cacheLimitBytes = CACHE_LIMIT_BYTES } = {},
): Speaker {
  const cache = createSoundCache(cacheLimitBytes);
  const secret = createSecretKey(salt);

  const keyOf = (said: Said, settings: VoiceSettings) => {
    const { text, pace, sound } = wishOf(said);
    const { spoken } = sayAsWished({ text, pace }, settings.pronunciations);
    const { language, voiceId, speechSpeed, childSafeMode } = settings;
    const voiced = [voice.name, language, voiceId, speechSpeed, childSafeMode];
    return createHmac('sha256', secret)
      .update(JSON.stringify([sound ? '' : [text, spoken], pace, sound ?? null, ...voiced]))
      .digest('base64url');
  };

  function soundOf(key: SpeechKey, said: Said, settings: VoiceSettings): SharedSound {
    const { owners = [], ...wish } = wishOf(said);
    const known = cache.get(key);
    cache.note(key, owners);
    if (known) return known;
    const { language, voiceId, speechSpeed: speed } = settings;
    const { spoken: text, timed } = sayAsWished(wish, settings.pronunciations);
    const utterance = { ...wish, text, written: wish.text, language, voiceId, speed };
    const sound = createSharedSound(async (signal) =>
      timed(await voice.speak({ ...utterance, signal })),
    );
    cache.put(key, sound);
    cache.note(key, owners);
    return sound;
  }

  return {
    keyOf,
    has: (key) => cache.get(key) !== undefined,
    prepare: (said, settings, signal) => {
      const key = keyOf(said, settings);
      soundOf(key, said, settings).keep(signal);
      return key;
    },
    speak: (said, settings, signal) =>
      soundOf(keyOf(said, settings), said, settings).listen(signal),
    find: (key, signal) => cache.get(key)?.listen(signal),
    forget: cache.forget,
  };
}

const wishOf = (said: Said): Exclude<Said, string> =>
  typeof said === 'string' ? { text: said, pace: 'normal' } : said;
