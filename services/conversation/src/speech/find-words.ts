import type { SpeechKey } from '@lux/contracts/conversation/speech-key.ts';
import type { SpokenWord } from '@lux/contracts/conversation/spoken-word.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

/**
 * When the words of a sentence are heard, for reading along (SPEC 2, Home).
 *
 * @throws SPEECH_NOT_FOUND for an unknown sound and for a voice that does not know; SPEECH_FAILED.
 */
export async function findWords(
  { speaker }: Pick<Deps, 'speaker'>,
  key: SpeechKey,
): Promise<SpokenWord[]> {
  const words = await speaker.findWords(key).catch((cause: unknown) => {
    throw errors.SPEECH_FAILED({ cause });
  });
  if (!words) throw errors.SPEECH_NOT_FOUND();
  return words;
}
