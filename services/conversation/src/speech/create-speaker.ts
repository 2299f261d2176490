import { createHmac, randomBytes } from 'node:crypto';
import type { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import type { SpeechKey } from '@lux/contracts/conversation/speech-key.ts';
import { createSharedSound, type HeardSound, type SharedSound } from './create-shared-sound.ts';
import { createSoundCache } from './create-sound-cache.ts';
import type { VoiceSynthesizer } from './voice-synthesizer.ts';

type VoiceSettings = Pick<PublicSettings, 'language' | 'voiceId' | 'speechSpeed' | 'childSafeMode'>;

export interface Speaker {
  /** The same for the same text in the same voice at the same speed. */
  keyOf: (text: string, settings: VoiceSettings) => SpeechKey;
  /** Whether the sound is made or being made; then its text has passed the gate. */
  has: (key: SpeechKey) => boolean;
  /**
   * Starts making the sound of a text that has passed the gate, or finds it made. An abort stops
   * what nobody listens to yet.
   */
  prepare: (text: string, settings: VoiceSettings, signal?: AbortSignal) => SpeechKey;
  /** The sound of a text that has passed the gate. @throws the voice's own error. */
  speak: (text: string, settings: VoiceSettings, signal: AbortSignal) => Promise<HeardSound>;
  /** What is made or being made under a key; `undefined` for any other. @throws as `speak`. */
  find: (key: SpeechKey, signal: AbortSignal) => Promise<HeardSound> | undefined;
}

/** About 100 minutes of MP3 or 18 minutes of built-in WAV: what a class says twice in a morning. */
const CACHE_LIMIT_BYTES = 48 * 1024 * 1024;

/** Gives LUX's sentences their sound, each made once for all who want it (SPEC 7, DESIGN 5). */
export function createSpeaker(
  { voice }: { voice: VoiceSynthesizer },
  { cacheLimitBytes = CACHE_LIMIT_BYTES } = {},
): Speaker {
  const cache = createSoundCache(cacheLimitBytes);
  /** Without it, whoever guesses a sentence could find out whether LUX has said it to somebody. */
  const salt = randomBytes(32);

  const keyOf = (text: string, settings: VoiceSettings) => {
    const { language, voiceId, speechSpeed, childSafeMode } = settings;
    return createHmac('sha256', salt)
      .update(JSON.stringify([text, voice.name, language, voiceId, speechSpeed, childSafeMode]))
      .digest('base64url');
  };

  function soundOf(key: SpeechKey, text: string, settings: VoiceSettings): SharedSound {
    const known = cache.get(key);
    if (known) return known;
    const { language, voiceId, speechSpeed: speed } = settings;
    const sound = createSharedSound((signal) =>
      voice.speak({ text, language, voiceId, speed, signal }),
    );
    cache.put(key, sound);
    return sound;
  }

  return {
    keyOf,
    has: (key) => cache.get(key) !== undefined,
    prepare: (text, settings, signal) => {
      const key = keyOf(text, settings);
      soundOf(key, text, settings).keep(signal);
      return key;
    },
    speak: (text, settings, signal) =>
      soundOf(keyOf(text, settings), text, settings).listen(signal),
    find: (key, signal) => cache.get(key)?.listen(signal),
  };
}
