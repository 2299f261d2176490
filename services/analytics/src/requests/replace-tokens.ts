import { legacyVisitorMark } from '@lux/service-kit/secrets.ts';
import type { Deps } from '../deps.ts';

/**
 * Takes children's tokens out of requests that were stored with them, by a version of before. At every
 * start and every day, as a copy of that version may still have been at work; usually nothing is found.
 */
export async function replaceTokens({ requests, log }: Pick<Deps, 'requests' | 'log'>) {
  const replaced = await requests.replaceTokens(legacyVisitorMark);
  if (replaced > 0) log.info({ replaced }, 'tokens of visitors replaced by marks');
}
