import { foldWord } from '@lux/german-text/fold-letters.ts';
import { stemWord } from '@lux/german-text/stem-word.ts';

/**
 * The keys under which an inflected German word may be listed, the surest first: itself, its stem,
 * without a plural s, without -innen, and what a diminutive was made from ("Häschen" → "has").
 */
export function wordKeys(word: string): string[] {
  const folded = foldWord(word);
  const bases = [folded];
  if (/[^s]s$/.test(folded) && folded.length > 3) bases.push(folded.slice(0, -1));
  if (folded.endsWith('innen')) bases.push(folded.slice(0, -3));
  const small = /^(.{2,}?)(chen|chens|lein|leins|le|erl)$/.exec(folded);
  const root = small?.[1];
  if (root) bases.push(root, `${root}e`, `${root}el`, `${root}en`);
  // "Wägelchen": a small Wagen.
  if (root?.endsWith('el') && root.length > 3) bases.push(`${root.slice(0, -2)}en`);
  return [...new Set(bases.flatMap((base) => [base, stemWord(base)]))];
}
