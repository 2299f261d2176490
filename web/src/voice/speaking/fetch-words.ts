import type { SpokenWord } from '@lux/contracts/conversation/spoken-word.ts';
import { rest } from '../../lib/rest.ts';
import { isOwnPath } from './is-own-path.ts';
import type { SpokenSentence } from './spoken-sentence.ts';

/** When the words of a sentence are heard; null where nobody can tell. Never rejects. */
export async function fetchWords(
  { speechUrl }: SpokenSentence,
  signal: AbortSignal,
): Promise<readonly SpokenWord[] | null> {
  if (!isOwnPath(speechUrl)) return null;
  const loadSchema = async () => (await import('./spoken-words.ts')).SpokenWords;
  return rest.get(`${speechUrl}/words`, loadSchema, { signal }).catch(() => null);
}
