import type { SpeechKey, SpokenWord } from '@lux/contracts/conversation/speech.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { speechError } from './speak-text.ts';

interface Wanted {
  key: SpeechKey;
  /** Another copy asks, which sees to the rest itself. */
  isFromHereOnly?: boolean;
}

/**
 * When the words of a sentence are heard, for reading along (SPEC 2, Home). Asked for beside the
 * sound, so that only the copies that have or had it are looked at.
 *
 * @throws SPEECH_NOT_FOUND for an unknown sound and for a voice that does not know; NOTHING_TO_SAY, SPEECH_FAILED.
 */
export async function findWords(
  {
    speaker,
    speechRegistry,
    replicas,
    ownUrl,
  }: Pick<Deps, 'speaker' | 'speechRegistry' | 'replicas' | 'ownUrl'>,
  { key, isFromHereOnly = false }: Wanted,
): Promise<SpokenWord[]> {
  try {
    const here = await speaker.findWords(key);
    if (here) return here;
    const sentence = isFromHereOnly ? undefined : await speechRegistry.find(key);
    const isElsewhere = sentence && sentence.madeBy !== ownUrl;
    const there = isElsewhere && (await replicas.fetchWords(sentence.madeBy, key));
    if (!there) throw errors.SPEECH_NOT_FOUND();
    return there;
  } catch (cause) {
    throw cause instanceof AppError ? cause : speechError(cause);
  }
}
