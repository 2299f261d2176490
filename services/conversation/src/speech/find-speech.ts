import type { SpeechKey } from '@lux/contracts/conversation/speech.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { HeardSound } from './sounds/shared-sound.ts';
import { speechError } from './speak-text.ts';

interface Wanted {
  key: SpeechKey;
  /** Another replica asks, and looks elsewhere itself. */
  isFromHereOnly?: boolean;
  signal: AbortSignal;
}

/**
 * The sound of a sentence that LUX has just said or is about to say (DESIGN 5), from the replica
 * that makes it; where that one is gone it is made here. Its text passed the gate before it got its
 * key.
 *
 * @throws SPEECH_NOT_FOUND, NOTHING_TO_SAY or SPEECH_FAILED.
 */
export async function findSpeech(
  {
    speaker,
    speechRegistry,
    replicas,
    ownUrl,
  }: Pick<Deps, 'speaker' | 'speechRegistry' | 'replicas' | 'ownUrl'>,
  { key, isFromHereOnly = false, signal }: Wanted,
): Promise<HeardSound> {
  try {
    const here = await speaker.find(key, signal);
    if (here) return here;
    const sentence = isFromHereOnly ? undefined : await speechRegistry.find(key);
    if (!sentence) throw errors.SPEECH_NOT_FOUND();
    const { text, settings, isPersonal, madeBy } = sentence;
    const there = madeBy === ownUrl ? undefined : await replicas.fetchSound(madeBy, key, signal);
    return there ?? (await speaker.speak({ text, pace: 'normal', isPersonal }, settings, signal));
  } catch (cause) {
    throw cause instanceof AppError ? cause : speechError(cause);
  }
}
