import type { Language } from '../language/create-language.ts';
import { slipsOf, turnsOf, variantsOf } from './misspelling-variants.ts';
import { PREFIX } from './well-formed.ts';

const LONGEST = 20;
/** Shorter words have too many neighbours to guess. */
const SHORTEST_SLIP = 5;
const LONG = 6;
/** Of a word put together each part has so many letters. */
const SHORTEST_PART = 3;
const SHORTEST_VERB = 4;

/** `Matearbeit` comes near to a mat, and is none. */
const OF_MATHS =
  /^matt?e(arbeit(?:en)?|buch|heft|lehrer(?:in)?|test|stunde|aufgaben?|unterricht|probe|note)$/u;

/**
 * The common word a child meant by one that does not exist: by one or two steps of writing as one hears,
 * else by a slip of the hand. Null where LUX is not sure.
 */
export function correctWord(word: string, language: Language): string | null {
  const small = word.toLowerCase();
  if (small.length < 3 || small.length > LONGEST) return null;
  const [, ofMaths] = OF_MATHS.exec(small) ?? [];
  if (ofMaths !== undefined) return `Mathe${ofMaths}`;
  const prefixed = correctPrefixed(small, language);
  if (prefixed) return prefixed;
  const first = variantsOf(small);
  // A long word has few neighbours: that one of them exists is no chance.
  const isSure = (one: string) =>
    language.isCommon(one) || (one.length > LONG && isOther(one, small));
  const near = first.filter(
    (one) =>
      language.isKnown(one) && isSure(one) && !(small.length > LONG + 2 && isJoint(one, small)),
  );
  if (near.length > 0) return spelt(bestOf(near, small), language);
  const compound = correctCompound(small, language);
  if (compound) return compound;
  if (small.length >= 4) {
    const second = first.flatMap(variantsOf).filter((one) => one !== small);
    const further = [...new Set(second)].filter(
      (one) => isWhole(one, language) && language.isCommon(one),
    );
    if (further.length > 0) return spelt(bestOf(further, small), language);
  }
  if (small.length < SHORTEST_SLIP) {
    // `Lohc`: of a short word only two letters that changed their places.
    const turned = turnsOf(small).filter(
      (one) =>
        isWhole(one, language) && language.isCommon(one) && one.charAt(0) === small.charAt(0),
    );
    return small.length === SHORTEST_SLIP - 1 && turned.length === 1
      ? spelt(turned[0] ?? small, language)
      : null;
  }
  const slips = slipsOf(small).filter(
    (one) =>
      (isWhole(one, language) && language.isCommon(one)) ||
      // `unsichbaren`: of a long word only with one letter more, the other forms take too long.
      (small.length > LONG && one.length > small.length && language.isAdjective(one)),
  );
  // A letter left out is likelier than another one.
  const missing = slips.filter((one) => one.length > small.length);
  const likely = missing.length > 0 ? missing : slips;
  return likely.length > 0 ? spelt(bestOf(likely, small), language) : null;
}

/** `mitgenomen`: what stands before a verb is right, the verb one step away from one. */
function correctPrefixed(small: string, language: Language): string | null {
  const prefix = PREFIX.exec(small)?.[0] ?? '';
  const rest = small.slice(prefix.length);
  if (prefix === '' || rest.length < SHORTEST_VERB) return null;
  const right = variantsOf(rest).filter((one) => language.isListed(one));
  return right.length > 0 ? prefix + bestOf(right, rest) : null;
}

/** `Schatskarte`, `Zauberstap`: one half is right, the other one step away from a noun. */
function correctCompound(small: string, language: Language): string | null {
  if (small.length < SHORTEST_PART * 2 + 1) return null;
  const isNoun = (part: string) =>
    part.length >= SHORTEST_PART && language.noun(upperFirst(part)) !== null;
  const isStem = (part: string) => part.length >= SHORTEST_VERB && language.isListed(`${part}en`);
  const isFirst = (part: string) => isNoun(part) || language.isListed(`${part}n`) || isStem(part);
  for (let at = small.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [head, tail] = [small.slice(0, at), small.slice(at)];
    const right = isFirst(head)
      ? variantsOf(tail).find(
          (one) => isOther(one, tail) && language.isPlainWord(one) && isNoun(one),
        )
      : undefined;
    if (right !== undefined && !isJoint(head + right, small)) return upperFirst(head + right);
    const left = isNoun(tail)
      ? variantsOf(head).find(
          (one) =>
            isOther(one, head) && ((language.isPlainWord(one) && isNoun(one)) || isStem(one)),
        )
      : undefined;
    if (left !== undefined && !isJoint(left + tail, small)) return upperFirst(left + tail);
  }
  return null;
}

/** Dots alone make another word more often than they are forgotten: `Stulpen` and `Stülpen`, `Bern` and `Bärn`. */
const isOther = (one: string, other: string): boolean => withoutDots(one) !== withoutDots(other);
const withoutDots = (word: string) =>
  word.normalize('NFD').replaceAll('\u0308', '').replaceAll('e', 'a');
/** `Glücksstulpen`: an s between the parts is right. */
const isJoint = (one: string, other: string): boolean =>
  one.replaceAll('ss', 's') === other.replaceAll('ss', 's');

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
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
    WITH_ZU.test(word) ||
    language.finite(word).length > 0 ||
    language.participle(word) !== null ||
    language.isInfinitive(word) ||
    language.isFunctionWord(word) ||
    language.isAdjective(word);
  return isSmall || language.noun(word) === null ? word : upperFirst(word);
}

/** `vorzustellen`: what is to be done, no noun. */
const WITH_ZU = new RegExp(`${PREFIX.source}zu\\p{Ll}{3,}n$`, 'u');
