import type { EspeakPhoneme } from '../engine/protocol.ts';

const VOWEL = /[aeiouyøœɐɑɒɔəɛɜɪʊʏ]/;
/** Letters that are spoken as one sound. */
const CONSONANTS = /sch|ch|ck|ng|ph|th|tz|[bcdfghjklmnpqrstvwxzß]/gi;
const VOWEL_LETTER = /[aeiouyäöü]/i;

/**
 * Where in the sound of a whole word its syllables begin, without the first; `null` where the
 * sounds do not have as many vowels as there are syllables. Cutting the spoken word keeps its sounds:
 * a "tze" on its own would be read as letters.
 */
export function cutSyllables(syllables: string[], phonemes: EspeakPhoneme[]): number[] | null {
  const vowels = phonemes.flatMap(({ ipa }, at) => (VOWEL.test(ipa) ? [at] : []));
  if (vowels.length !== syllables.length) return null;
  return syllables.slice(1).map((syllable, index) => {
    const vowel = vowels[index + 1] ?? 0;
    const between = phonemes.slice((vowels[index] ?? 0) + 1, vowel);
    const first = vowel - Math.min(onsetOf(syllable), between.length);
    // No German syllable begins with ng.
    const isNg = phonemes[first]?.ipa === 'ŋ';
    return phonemes[isNg ? first + 1 : first]?.atMs ?? 0;
  });
}

/** How many sounds stand before a syllable's vowel. */
function onsetOf(syllable: string): number {
  const vowel = syllable.search(VOWEL_LETTER);
  return syllable.slice(0, Math.max(0, vowel)).match(CONSONANTS)?.length ?? 0;
}
