import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { EnglishWord } from '../../content/schemas.ts';
import { pastOf, pluralOf } from '../../english/english-index.ts';
import { englishNumber } from '../../english/english-number.ts';
import { findNoun, isPluralForm } from '../../lexicon/find-forms.ts';
import type { Request } from '../../questions/request.ts';
import { spellAloud } from '../../sound/spell-aloud.ts';
import { capitalise, englishly, german, list, type Tools } from '../tools.ts';
import { ARTICLE, entriesFor, greeted, phraseOf, toEnglishSentence } from './english-entries.ts';
import { count, countFromTo, group } from './english-groups.ts';
import { pronounce } from './pronounce.ts';

const BIGGEST = 999_999;
/** Notes quote English words with German marks; the voice goes by the marks. */
const noteOf = ({ note }: { note?: string | undefined }) =>
  note ? ` ${note.replace(/„([^„“”]+)“/g, '“$1”')}` : '';

/** Between English and German, for what primary schools teach; null where nothing is meant. */
export function answerEnglish(request: Request, tools: Tools): string | null {
  const word = request.word.trim();
  switch (request.task) {
    case 'english':
      return word === '' ? null : toEnglish(word, tools);
    case 'maybeEnglish':
      return maybeEnglish(word, request.detail === 'english', tools);
    case 'german':
      return (
        toGerman(word, tools) ??
        (word.includes(' ') ? englishWordByWord(word, tools) : null) ??
        unknownEnglish(word)
      );
    case 'meaning':
      return isGermanWord(word, tools) || isSameInBoth(word, tools) ? null : toGerman(word, tools);
    case 'pronounce':
      return pronounce(word, tools, request.detail === 'english');
    case 'englishSpell': {
      const [entry] = entriesFor(word, tools);
      const [known] = entry ? [] : tools.english.english(word);
      if (known) return `${englishly(word)} schreibt man so: ${spellAloud(word)}.`;
      if (!entry) return unknownGerman(word, tools);
      return `${german(entry.de)} heißt ${englishly(entry.en)}. Das schreibt man so: ${spellAloud(entry.en)}.`;
    }
    case 'englishPlural':
      return plural(word, tools);
    case 'englishPast':
      return past(word, tools);
    case 'englishCount':
      return countFromTo(request.detail ?? '', word) ?? count(word || (request.detail ?? ''));
    case 'compareEnglish':
      return differenceOf(word, request.detail ?? '', tools);
    case 'englishGroup':
      return group(word, tools);
    default:
      return null;
  }
}

/** "His" and "her": what each of them means. */
function differenceOf(one: string, other: string, tools: Tools): string | null {
  const isEnglish = [one, other].every(
    (word) => tools.english.english(word).length > 0 && !isGermanWord(word, tools),
  );
  const said = isEnglish ? [one, other].map((word) => toGerman(word, tools)) : [null];
  return said.includes(null) ? null : said.join(' ');
}

/** Mars and London are called so in both. */
const isSameInBoth = (word: string, { english }: Tools) =>
  english
    .english(word)
    .some(({ de, en }) => [de, en].every((each) => each.toLowerCase() === word.toLowerCase()));

function isGermanWord(word: string, { spelling, lexicon }: Tools) {
  const known = spelling.known(word.replace(ARTICLE, ''));
  return known !== undefined && (lexicon.isCommon(known) || !/^\p{Lu}/u.test(known));
}

function toEnglish(text: string, tools: Tools): string {
  const { english } = tools;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : parseNumberWord(text);
  if (typeof number === 'number' && number >= 0 && number <= BIGGEST)
    return `${german(text)} heißt auf Englisch ${englishly(englishNumber(number))}.`;
  const phrase = phraseOf(text, tools);
  const exact = english.german(text);
  if (phrase && exact.length === 0)
    return `Auf Englisch sagt man: ${englishly(phrase.en)}${noteOf(phrase)}`;
  const entries = entriesFor(text, tools);
  const [entry] = entries;
  if (entry) return sayEntry(text, entry, entries, tools);
  const isSentence = text.includes(' ');
  const polite = greeted(text, tools);
  if (polite) return `Auf Englisch sagt man: ${englishly(polite)}`;
  const several = isSentence ? eachToEnglish(text, tools) : null;
  if (several) return several;
  const sentence = isSentence ? toEnglishSentence(text, tools) : null;
  if (sentence) return `Auf Englisch sagt man: ${englishly(sentence)}`;
  if (!isSentence && english.english(text).length > 0)
    return toGerman(text, tools) ?? unknownGerman(text, tools);
  return isSentence ? wordByWord(text, tools) : unknownGerman(text, tools);
}

/** Of "Mäuse" the plural, "mice". */
function formOf(text: string, entry: EnglishWord, { lexicon }: Tools) {
  const noun = entry.article === undefined ? undefined : findNoun(lexicon, text);
  return noun && isPluralForm(noun, text) && noun.plural !== noun.lemma
    ? pluralOf(entry)
    : entry.en;
}

function sayEntry(text: string, entry: EnglishWord, entries: EnglishWord[], { lexicon }: Tools) {
  const bare = text.replace(ARTICLE, '');
  const noun = findNoun(lexicon, bare);
  const isMany =
    noun !== undefined &&
    entry.article !== undefined &&
    noun.lemma.toLowerCase() === entry.de.toLowerCase() &&
    bare.toLowerCase() === noun.plural?.toLowerCase() &&
    noun.plural !== noun.lemma;
  if (isMany)
    return pluralOf(entry) === entry.en
      ? `${german(noun.plural ?? entry.de)} heißt auf Englisch ${englishly(entry.en)}. Das Wort bleibt in der Mehrzahl gleich.`
      : `${german(noun.plural ?? entry.de)} heißt auf Englisch ${englishly(pluralOf(entry))}. Eins davon ist ${englishly(entry.en)}.`;
  const more = [...new Set([...(entry.others ?? []), ...entries.slice(1).map(({ en }) => en)])]
    .filter((each) => each !== entry.en)
    .slice(0, 2);
  const others = more.length > 0 ? ` Man sagt auch ${list(more.map(englishly), 'oder')}.` : '';
  const many =
    entry.plural && ![entry.en, `${entry.en}s`, `${entry.en}es`].includes(entry.plural)
      ? ` Mehrere sind ${englishly(entry.plural)}.`
      : '';
  return `${german(entry.de)} heißt auf Englisch ${englishly(entry.en)}.${others}${noteOf(entry) || many}`;
}

function toGerman(heard: string, { english, lexicon, translator }: Tools): string | null {
  // "Is" has been written "ist", as it is in German questions; phrases have their "please" last.
  const text = heard
    .replace(/(?<!\p{L})ist(?!\p{L})/gu, 'is')
    .replace(/^please (.+)$/, '$1 please');
  const phrase = english.englishPhrase(text);
  if (phrase) return `${englishly(phrase.en)} heißt auf Deutsch: ${german(phrase.de)}`;
  const found = english.english(text);
  const [entry] = found;
  const sentence = entry || !text.includes(' ') ? null : translator().toGerman(text);
  if (sentence) return `Das heißt auf Deutsch: ${german(sentence)}`;
  if (!entry) return null;
  const asked = text.toLowerCase().replace(/^(?:the|a|an) /, '');
  const exact = found.filter(({ en, others = [] }) =>
    [en, ...others].some((each) => each.toLowerCase() === asked),
  );
  // "People" is "Leute"; that it is many a "Person", too, helps nobody.
  const meant =
    exact.length > 0 ? found.filter((each) => exact.includes(each) || !each.article) : found;
  const meanings = [
    ...new Set(meant.map(({ de, article }) => (article ? `${article} ${de}` : de))),
  ].slice(0, 3);
  const single =
    exact.length > 0
      ? undefined
      : found.find(({ article, en }) => article && en.toLowerCase() !== asked);
  const many = single && lexicon.noun(single.de)?.plural;
  if (single && many && asked === pluralOf(single).toLowerCase())
    return `${englishly(asked)} heißt auf Deutsch ${german(`die ${many}`)}. Eins davon ist ${englishly(single.en)}.`;
  const said =
    [entry.en, ...(entry.others ?? [])].find((each) => each.toLowerCase() === asked) ??
    asked.replace(/^(?:the|a|an) /, '');
  const isForm =
    said !== entry.en && !(entry.others ?? []).includes(said) && said !== `to ${entry.en}`;
  const origin = isForm ? ` Es kommt von ${englishly(entry.en)}.` : '';
  return `${englishly(said === 'i' ? 'I' : said)} heißt auf Deutsch ${list(meanings.map(german), 'oder')}.${origin}`;
}

const unknownEnglish = (word: string) =>
  /^[a-z' -]{2,30}$/i.test(word) && word.split(' ').length < 3
    ? `Was ${englishly(word)} auf Deutsch heißt, weiß ich leider nicht.`
    : null;

function unknownGerman(word: string, { spelling }: Tools) {
  const bare = word.replace(ARTICLE, '');
  return `Was ${german(spelling.known(bare) ?? capitalise(bare))} auf Englisch heißt, weiß ich leider nicht.`;
}

const SENTENCE_WORDS = 4;
/** Without a word of English only what is plainly a sentence to be translated is. */
function maybeEnglish(text: string, isTalk: boolean, tools: Tools): string | null {
  const isLong = text.split(' ').length >= SENTENCE_WORDS;
  if (!isTalk && !isLong) return null;
  const phrase = phraseOf(text, tools);
  const said = phrase?.en ?? (text.includes(' ') ? toEnglishSentence(text, tools) : null);
  if (said) return `Auf Englisch sagt man: ${englishly(said)}`;
  const [entry] = isTalk && !isLong ? entriesFor(text, tools) : [];
  return entry ? toEnglish(text, tools) : null;
}

/** "Gelb und schwarz": several words at once. */
function eachToEnglish(text: string, tools: Tools): string | null {
  const parts = text
    .split(/ (?:und|oder) | /)
    .filter((part) => !/^(?:und|oder|der|die|das)$/.test(part));
  if (parts.length < 2 || parts.length > 6 || !/ (?:und|oder) /.test(text)) return null;
  const entries = parts.map((part) => entriesFor(part, tools)[0]);
  if (!entries.every((entry) => entry !== undefined && entry.kind !== 'verb')) return null;
  const said = parts.map((part, at) => {
    const entry = entries[at];
    return entry
      ? `${german(entry.article ? capitalise(part) : part)} heißt ${englishly(formOf(part, entry, tools))}`
      : '';
  });
  return `${list(said)}.`;
}

const AT_ONCE = 5;
/** What a sentence is that no rule is sure of: its words, said to be no more. */
function wordByWord(text: string, tools: Tools) {
  const known = text
    .split(' ')
    .filter((each) => each.length > 2)
    .flatMap((each) => {
      const [entry] = entriesFor(each, tools);
      return entry && entry.kind !== 'other'
        ? [`${german(entry.de)} heißt ${englishly(entry.en)}`]
        : [];
    });
  const words = [...new Set(known)].slice(0, AT_ONCE);
  if (words.length === 0) return 'Den Satz kann ich leider noch nicht auf Englisch sagen.';
  return `Den ganzen Satz kann ich nicht sicher übersetzen. Aber diese Wörter kenne ich: ${words.join(', ')}.`;
}

/** The same from English; null where most of the words are not English. */
function englishWordByWord(text: string, { english }: Tools) {
  const parts = text.split(' ').filter((each) => /^[a-z'-]+$/.test(each));
  const entries = parts.map((each) => english.english(each)[0]);
  if (entries.filter(Boolean).length * 3 < text.split(' ').length * 2) return null;
  const known = entries.flatMap((entry, at) =>
    entry && entry.kind !== 'other' && (parts[at]?.length ?? 0) > 2
      ? [`${englishly(parts[at] ?? '')} heißt ${german(entry.de)}`]
      : [],
  );
  const words = [...new Set(known)].slice(0, AT_ONCE);
  return `Den ganzen Satz kann ich nicht sicher übersetzen. Aber diese Wörter kenne ich: ${words.join(', ')}.`;
}

const nounEntry = (word: string, tools: Tools) => {
  const inEnglish = tools.english.english(word).filter((each) => each.article !== undefined);
  return inEnglish[0] ?? entriesFor(word, tools).find((each) => each.article !== undefined);
};

function plural(word: string, tools: Tools): string | null {
  const entry = nounEntry(word, tools);
  if (!entry) return null;
  const many = pluralOf(entry);
  if (many === entry.en) return `${englishly(entry.en)} bleibt in der Mehrzahl gleich.`;
  return `Eins heißt ${englishly(entry.en)}, mehrere heißen ${englishly(many)}.`;
}

function past(word: string, tools: Tools): string | null {
  const inEnglish = tools.english
    .english(word.replace(/^to /, ''))
    .find(({ kind }) => kind === 'verb');
  const entry = inEnglish ?? entriesFor(word, tools).find(({ kind }) => kind === 'verb');
  if (!entry) return null;
  const third =
    entry.participle && entry.participle !== pastOf(entry)
      ? ` Die dritte Form ist ${englishly(entry.participle)}.`
      : '';
  return `In der Vergangenheit heißt ${englishly(entry.en)}: ${englishly(pastOf(entry))}.${third}`;
}
