import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { rest } from '../../../lib/api/rest.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';

/** Who has the content already does not wait longer than this for a newer one. */
const PATIENCE_MS = 4000;

/**
 * What the game plays with, from the server, else as it was kept, so that it also works without a
 * line. Rejects with an ApiError where neither is there.
 */
export async function loadContent(signal: AbortSignal): Promise<LettersContent> {
  const kept = storage.readJson(storageKeys.lettersContent, LettersContent);
  const patience = kept === null ? signal : withPatience(signal);
  try {
    const content = await rest.get('/api/letters', async () => LettersContent, {
      signal: patience,
    });
    storage.writeJson(storageKeys.lettersContent, content);
    return content;
  } catch (error) {
    if (kept === null || signal.aborted) throw error;
    return kept;
  }
}

const withPatience = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
