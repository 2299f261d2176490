import type { NameCharacters } from '@lux/contracts/media/download.ts';

/**
 * SPEC 5: a product label, the prompt's first characters (20; 30 in the admin gallery) with `_` for
 * other signs, a timestamp.
 */
export function pictureFilename(
  label: string,
  prompt: string,
  now: Date,
  characters: NameCharacters = 20,
): string {
  const words = prompt.slice(0, characters).replace(/[^a-zA-Z0-9]/g, '_');
  return `LUX_${label}_${words}_${now.getTime()}.png`;
}
