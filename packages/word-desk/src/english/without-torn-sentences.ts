import type { Translator } from './translate-sentence.ts';

/** "… but I have": words that found no place in a sentence. */
const TORN =
  /(?<!\p{L})(?:but|and|or) (?:i|you|he|she|it|we|they) (?:have|has|am|is|are|do|does)[.!?]*$|(?<!\p{L})(?:do|does|did) \p{L}+ (?:may|can|must|should|will|would)(?!\p{L})|(?<!\p{L})(?:may|can|must|should|will) (?:up|down|out|to|outside|away|in)(?!\p{L})/iu;

/** German words that were taken for names. */
const LEFT_GERMAN =
  /(?<!\p{L})(?:Ins|Im|Zum|Zur|Vom|Beim|Der|Die|Das|Den|Dem|Ich|Nicht|Und|Mal|Auch|Noch|Weil|Wenn|Dass)(?!\p{L})/u;

const BEGINS_WITH_SUBJECT =
  /^(?:ich|du|er|sie|es|wir|ihr|das|dies\p{L}*|die|der|ein|eine|mein|meine|dein|deine|sein|seine|unser|unsere|ihre) \p{L}/iu;
const BEGINS_WITH_VERB =
  /^(?:am|is|are|was|were|do|does|did|have|has|can|taste|ask|smell|look|feel|sound|go|come|take|make|be)(?!\p{L})/iu;

/** Written big inside a sentence: names, and German that was taken for one. */
const leftWords = (english: string) =>
  (english.match(/(?<=\S )\p{Lu}\p{Ll}{2,}/gu) ?? []).map((word) => word.toLowerCase());

/** "Das schmeckt gut" is no "taste well", and a statement is no question. */
const hasLostSubject = (german: string, english: string) =>
  BEGINS_WITH_SUBJECT.test(german) && !german.includes('?') && BEGINS_WITH_VERB.test(english);

/** "Bitte" is no asking. */
const hasGainedAsking = (german: string, english: string) =>
  /(?<!\p{L})bitte(?!\p{L})/iu.test(german) &&
  !/(?<!\p{L})(?:frag\p{L}*|bittest|bitten|bittet|gebeten)(?!\p{L})/iu.test(german) &&
  /(?<!\p{L})asks?(?!\p{L})/iu.test(english);

/** "Am me", "am I called": no English. */
const NO_ENGLISH =
  /(?<!\p{L})(?:am me|am i called|what am|is me|are me|wants? home|at the best)(?!\p{L})/iu;

/** A sentence that was put together wrongly is none. */
export function withoutTornSentences(
  translator: Translator,
  isGermanOnly: (word: string) => boolean,
): Translator {
  return {
    ...translator,
    toEnglish(text) {
      const said = translator.toEnglish(text);
      if (said === null || TORN.test(said) || LEFT_GERMAN.test(said) || NO_ENGLISH.test(said))
        return null;
      if (leftWords(said).some(isGermanOnly)) return null;
      return hasLostSubject(text, said) || hasGainedAsking(text, said) ? null : said;
    },
  };
}
