import type { ApiCall } from './api-call.ts';

/** What would be tried at once, and what would be saved and used by all services from then on. */
const TRIED = /"key":"\s*([^"]*)/g;
const SAVED = /"(?:openAiApiKey|elevenlabsApiKey)":"([^"]*)/g;

/** Whether no provider outside would be asked with what a call gives as a key. */
export function keepsToItself({ path, body }: ApiCall): boolean {
  if (!path.startsWith('/api/admin/settings') || typeof body !== 'string') return true;
  const isTried = [...body.matchAll(TRIED)].some(([, key = '']) => key !== '' && key.length <= 400);
  const isSaved = [...body.matchAll(SAVED)].some(([, key = '']) =>
    /^[\x21-\x7e]{8,400}$/.test(key.trim()),
  );
  return !isTried && !isSaved;
}
