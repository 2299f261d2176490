import type { Lexicon } from '@lux/word-desk/lexicon/create-lexicon.ts';
import type { Noun } from '@lux/word-desk/lexicon/noun.ts';

/** `Füchsin`: made of a word the lists have. */
export function feminineOf(word: string, lexicon: Lexicon): (Noun & { isPlural: boolean }) | null {
  const base = stemsOf(word)
    .map((stem) => lexicon.noun(stem))
    .find((one) => one?.gender === 'm');
  if (!base) return null;
  return {
    ...base,
    lemma: word,
    gender: 'f',
    genitive: word,
    plural: `${word}nen`,
    isPlural: false,
  };
}

/** What a word for a female may be made of: `Wölfin` of `Wolf`, `Drachin` of `Drache`. */
export function stemsOf(word: string): string[] {
  const stem = /^(\p{Lu}\p{Ll}{2,})in$/u.exec(word)?.[1];
  if (stem === undefined) return [];
  const plain = stem.normalize('NFD').replaceAll('\u0308', '');
  return [stem, plain, `${plain}e`];
}
