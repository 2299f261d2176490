import type { SpeechKey } from '@lux/contracts/conversation/speech-key.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import type { HeardSound } from './create-shared-sound.ts';

/**
 * The sound of a sentence that LUX has just said or is about to say (DESIGN 5). It passed the gate
 * before it got its key.
 *
 * @throws SPEECH_NOT_FOUND, or SPEECH_FAILED.
 */
export async function findSpeech(
  { speaker }: Pick<Deps, 'speaker'>,
  { key, signal }: { key: SpeechKey; signal: AbortSignal },
): Promise<HeardSound> {
  const sound = speaker.find(key, signal);
  if (!sound) throw errors.SPEECH_NOT_FOUND();
  try {
    return await sound;
  } catch (cause) {
    throw errors.SPEECH_FAILED({ cause });
  }
}
