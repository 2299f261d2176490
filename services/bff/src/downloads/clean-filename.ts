const LABEL = 'LUX';
/** SPEC 5: the first 20 characters of the prompt. */
const NAME_CHARACTERS = 20;

/**
 * The name a picture is saved under, without its ending: `LUX_ein_grüner_Drache_20251120-074512`
 * (SPEC 5). A name that the client has made in this way already keeps its first part only.
 */
export function cleanFilename(wished: string, now: Date = new Date()): string {
  const bare = wished
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^LUX[_-]/i, '');
  const name = [...bare]
    .slice(0, NAME_CHARACTERS)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '_');
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${LABEL}_${name || 'Bild'}_${stamp}`;
}
