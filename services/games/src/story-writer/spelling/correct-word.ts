import type { Language } from '../language/create-language.ts';
import { slipsOf, variantsOf } from './misspelling-variants.ts';

const LONGEST = 20;
/** Shorter words have too many neighbours to guess. */
const SHORTEST_SLIP = 5;

/**
 * The common word a child meant by one that does not exist: by one or two steps of writing as one hears,
 * else by a slip of the hand. Null where LUX is not sure.
 */
export function correctWord(word: string, language: Language): string | null {
  const small = word.toLowerCase();
  if (small.length < 3 || small.length > LONGEST) return null;
  const first = variantsOf(small);
  const near = first.filter((one) => language.isKnown(one) && language.isCommon(one));
  if (near.length > 0) return spelt(bestOf(near, small), language);
  if (small.length >= 4) {
    const second = first.flatMap(variantsOf).filter((one) => one !== small);
    const further = [...new Set(second)].filter(
      (one) => isWhole(one, language) && language.isCommon(one),
    );
    if (further.length > 0) return spelt(bestOf(further, small), language);
  }
  if (small.length < SHORTEST_SLIP) return null;
  const slips = slipsOf(small).filter((one) => isWhole(one, language) && language.isCommon(one));
  // A letter left out is likelier than another one.
  const missing = slips.filter((one) => one.length > small.length);
  const likely = missing.length > 0 ? missing : slips;
  return likely.length > 0 ? spelt(bestOf(likely, small), language) : null;
}

/** Forms of verbs and lemmas: looking up compounds of thousands of candidates would take seconds. */
function isWhole(word: string, language: Language): boolean {
  return language.isListed(word) || language.isPlainWord(word);
}

/** The one that begins as the child wrote and has nearly its length. */
function bestOf(candidates: readonly string[], written: string): string {
  const cost = (one: string) =>
    Math.abs(one.length - written.length) +
    (one.charAt(0) === written.charAt(0) ? 0 : 2) +
    (one.at(-1) === written.at(-1) ? 0 : 1);
  return candidates.toSorted((one, other) => cost(one) - cost(other))[0] ?? written;
}

/** Nouns with their capital. */
function spelt(word: string, language: Language): string {
  const isSmall =
    language.finite(word).length > 0 ||
    language.participle(word) !== null ||
    language.isInfinitive(word) ||
    language.isFunctionWord(word) ||
    language.isAdjective(word);
  return isSmall || language.noun(word) === null
    ? word
    : word.charAt(0).toUpperCase() + word.slice(1);
}
