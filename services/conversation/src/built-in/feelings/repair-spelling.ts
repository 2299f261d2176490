import { soundKey as keyOf } from '@lux/german-text/sound-key.ts';

const MIN_LETTERS = 4;
/** Short words that children and dialects write otherwise. */
const SHORT: Record<string, string> = {
  mier: 'mir',
  dier: 'dir',
  wier: 'wir',
  hap: 'hab',
  hob: 'hab',
  keina: 'keiner',
};

/** "Schwesta" sounds like "Schwester". */
const soundKey = (word: string) => keyOf(word.replace(/a$/, 'er'));

/**
 * Writes words as the patterns write them where they only sound like one of theirs.
 *
 * @param patterns whose words are the vocabulary
 * @param isWord a word that is one of its own: "Kissen" is no misspelt "gießen"
 */
export function createSpellingRepair(
  patterns: readonly string[],
  isWord: (word: string) => boolean = () => false,
) {
  const words = new Set(
    patterns
      .flatMap((pattern) => pattern.match(/[\p{L}*]+/gu) ?? [])
      .filter((word) => word.length >= MIN_LETTERS && !word.includes('*')),
  );
  const byKey = new Map([...words].reverse().map((word) => [soundKey(word), word]));

  return function repairSpelling(text: string): string {
    return text.replace(/\p{L}+/gu, (word) => {
      const lower = word.toLowerCase();
      if (words.has(lower) || isWord(lower)) return word;
      const repaired =
        SHORT[lower] ?? (lower.length < MIN_LETTERS ? undefined : byKey.get(soundKey(lower)));
      // "Brüder" is no misspelt "Bruder".
      if (
        repaired === undefined ||
        (lower !== repaired && /[äöü]/.test(lower) && withoutUmlauts(lower) === repaired)
      )
        return word;
      return word === lower ? repaired : repaired.charAt(0).toUpperCase() + repaired.slice(1);
    });
  };
}

const withoutUmlauts = (word: string) =>
  word.replaceAll('ü', 'u').replaceAll('ä', 'a').replaceAll('ö', 'o');
