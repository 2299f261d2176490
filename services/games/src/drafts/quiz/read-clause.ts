import type { FiniteForm, Language } from '../../story-writer/language/create-language.ts';
import type { TextSentence } from '../read-text.ts';

/** A plain statement: what stands before its verb, the verb, what stands behind. */
export interface Clause {
  source: string;
  first: readonly string[];
  verb: string;
  forms: readonly FiniteForm[];
  rest: readonly string[];
}

export const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const MOST_WORDS = 18;
/** Speech, remarks, a second clause: too much to be turned round. */
const INVOLVED = /[„“"»«():;–—?!]|\s-\s|,/u;
const JOINS =
  /^(?:und|oder|aber|denn|sondern|dass|weil|wenn|ob|als|damit|obwohl|bevor|nachdem|sobald|falls|während|sodass|wie|doch|sowohl|weder|entweder)$/iu;

/**
 * The parts of a sentence that says one thing; null of all others. A list of three things has a comma
 * and is none: where it ends is not sure.
 */
export function readClause({ text, words }: TextSentence, language: Language): Clause | null {
  if (words.length > MOST_WORDS || !text.endsWith('.') || INVOLVED.test(text)) return null;
  const isVerb = (word: string) => !isCapital(word) && language.finite(word).length > 0;
  const at = words.findIndex(
    (word, index) =>
      index > 0 && isVerb(word) && !isBeforeNoun(words, index, language) && !isAdverb(word),
  );
  const verb = words[at];
  if (verb === undefined) return null;
  const rest = words.slice(at + 1);
  const first = words.slice(0, at);
  if (rest.length === 0 || first.some((word) => JOINS.test(word) && word !== 'und')) return null;
  // A second finite verb belongs to another clause; "und" before it even without a comma.
  const isSecond = rest.some(
    (word, index) =>
      JOINS.test(word) &&
      (word !== 'und' || rest.slice(index).some((one) => isPlainFinite(one, language))),
  );
  if (isSecond) return null;
  return { source: text, first, verb, forms: language.finite(verb), rest };
}

/** "schlaf", "meist", "weit": small words that look like verbs. */
const isAdverb = (word: string) =>
  /^(?:meist|weit|erst|fast|einst|selbst|zuerst|zuletzt|sein|weiße|reine|rund|gut|etwa|über|unter|laut)$/u.test(
    word,
  );

/** "die *rote* Feuerwehr": what looks like a verb and stands before its noun. */
function isBeforeNoun(words: readonly string[], at: number, language: Language): boolean {
  const [before = '', word = '', after = ''] = words.slice(at - 1, at + 2);
  const isLed = !isCapital(before) || at === 1;
  return isLed && isCapital(after) && language.isAdjective(word) && /e[nrms]?$/u.test(word);
}

function isPlainFinite(word: string, language: Language): boolean {
  return (
    !isCapital(word) &&
    language.finite(word).length > 0 &&
    language.participle(word) === null &&
    !language.isInfinitive(word) &&
    !language.isAdjective(word)
  );
}

const ARTICLES = /^(?:der|die|das|ein|eine|jeder|jede|jedes|viele|manche|alle|einige)$/iu;

/** Whether these words are one thing or being in the first case: "Die alte Eule". */
export function isNounPhrase(words: readonly string[], language: Language): boolean {
  const [first = '', ...others] = words;
  const noun = words.at(-1) ?? '';
  if (!isCapital(noun) || isPronounLike(noun)) return false;
  // "Am Ende" is no thing, though "am" is spelt like an adjective.
  if (words.length > 1 && !ARTICLES.test(first) && language.isFunctionWord(first)) return false;
  if (words.length === 1) return language.noun(noun) !== null;
  const before = ARTICLES.test(first) ? others.slice(0, -1) : [first, ...others.slice(0, -1)];
  return (
    (ARTICLES.test(first) || language.isAdjective(first.toLowerCase())) &&
    language.noun(noun) !== null &&
    before.every((word) => !isCapital(word) || word === first) &&
    before.every((word) => language.isAdjective(word.toLowerCase()))
  );
}

const isPronounLike = (word: string) =>
  /^(?:Ich|Du|Er|Sie|Es|Wir|Ihr|Man|Das|Dies|Diese|Dieser|Dieses|Dort|Hier|Da|Dann|So|Jeder|Alle|Viele|Manche|Einige|Beide|Andere|Niemand|Jemand|Was|Wer)$/u.test(
    word,
  );

/** Behind the verb the subject stands in small letters: "schläft der Igel". */
export function asInside(phrase: readonly string[], language: Language): string[] {
  const [first = '', ...others] = phrase;
  const isNoun =
    others.length === 0 || !(ARTICLES.test(first) || language.isAdjective(first.toLowerCase()));
  return isNoun ? [first, ...others] : [first.charAt(0).toLowerCase() + first.slice(1), ...others];
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
