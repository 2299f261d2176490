import type { WordClass } from '@lux/word-desk/desk/class-of-word.ts';

type Words = readonly string[];

/** Words that stand small though a noun is written alike: "der Grad", "das Miteinander", "das Total". */
const ADVERB =
  /^(?:grad|gerade|heut|heute|gestern|morgen|total|miteinander|durcheinander|auseinander|rückwärts|vorwärts|dran|drauf|drin|rein|raus|runter|rauf|rüber|heim|daheim|zuhause|weg|los|fort|mal|bisschen|paar|recht|dank|trotz|laut|statt|ernst|klasse|spitze|schade|leid|weh|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)mal|gabs|gibts|wars|ists|gings|euch|euer|eure[nmrs]?)$/u;
/** Behind these a capital letter is a noun's. */
const BEFORE_NAME =
  /^(?:der|die|das|den|dem|des|eine?[nmrs]?|[dm]eine?[nmrs]?|eu(?:er|re[nmrs]?)|unsere?[nmrs]?)$/iu;
/** What follows these is a noun or what goes with one, and no verb. */
const BEFORE_NOUN =
  /^(?:dem|beim|zum|zur|vom|im|ins|am|ans|aus|mit|für|von|ohne|gegen|wegen|bei|durch|eine?[nmrs]?|keine?[nmrs]?|[dm]eine?[nmrs]?)$/iu;
/** Behind these a capital letter is a town's. */
const isPlace = (before: string) => /^(?:in|nach|aus)$/iu.test(before);
const LANGUAGE = /^\p{Lu}\p{L}+isch$|^Deutsch$/u;
const BENT = /\p{L}{2}(?:e|en|em|er|es)$/u;
const PARTICIPLE = /^\p{L}*(?:ge\p{L}+(?:t|en)|iert)$/u;

export const isAdverb = (word: string): boolean => ADVERB.test(word);

/**
 * Whether a sentence that came in small letters stands as books write it: no word is small that is or may
 * be a noun, and none is great that is not known for one.
 *
 * @param isOwn words of the data's own lists, which need no dictionary
 */
export function isSurelySpelt(
  words: Words,
  classOf: (word: string) => WordClass,
  isOwn: (word: string) => boolean,
): boolean {
  return words.every((word, at) => {
    const bare = word.replace(/[.,]+$/, '');
    const lower = bare.toLowerCase();
    const before = words[at - 1] ?? '';
    if (at === 0 || isOwn(lower) || isAdverb(lower) || /^\d+$/.test(bare)) return true;
    const kind = classOf(lower);
    if (bare !== lower)
      return kind === 'N' || BEFORE_NAME.test(before) || isPlace(before) || LANGUAGE.test(bare);
    if (kind !== 'V') return kind === 'A' || kind === 'G';
    // "Blaue flecken": what stands behind a bent adjective is no verb, though it is written like one.
    const isBehindBent = BENT.test(before) && classOf(before) === 'A' && !PARTICIPLE.test(lower);
    return !BEFORE_NOUN.test(before) && !isBehindBent;
  });
}
