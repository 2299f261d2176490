import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { anySignal } from '../../../lib/api/any-signal.ts';
import { rest } from '../../../lib/api/rest.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';

/** With stored content, a newer one is waited for no longer than this. */
const REFRESH_TIMEOUT_MS = 4000;

/**
 * The game's content from the server, else the stored copy, so that it works offline.
 *
 * @throws ApiError if neither is available.
 */
export async function loadContent(signal: AbortSignal): Promise<LettersContent> {
  const kept = storage.readJson(storageKeys.lettersContent, LettersContent);
  const limited = kept === null ? signal : withTimeout(signal);
  try {
    const content = await rest.get('/api/letters', async () => LettersContent, {
      signal: limited,
    });
    storage.writeJson(storageKeys.lettersContent, content);
    return content;
  } catch (error) {
    if (kept === null || signal.aborted) throw error;
    return kept;
  }
}

const withTimeout = (signal: AbortSignal): AbortSignal =>
  anySignal(signal, AbortSignal.timeout(REFRESH_TIMEOUT_MS));
