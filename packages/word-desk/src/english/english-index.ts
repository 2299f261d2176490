import { foldWord } from '@lux/german-text/fold-letters.ts';
import type { EnglishPhrase, EnglishWord } from '../content/schemas.ts';

/** Marks and "to" or an article before a word do not count. */
const keyOf = (text: string) =>
  foldWord(text)
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const ARTICLE = /^(?:the|a|an|to) /;
const GERMAN_ARTICLE = /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer) (?=\S)/;

function add<Entry>(index: Map<string, Entry[]>, text: string, entry: Entry) {
  const key = keyOf(text);
  const known = index.get(key);
  if (!known) index.set(key, [entry]);
  else if (!known.includes(entry)) known.push(entry);
}

interface EnglishLists {
  words: readonly EnglishWord[];
  phrases: readonly EnglishPhrase[];
}

function read({ words, phrases }: EnglishLists) {
  const byGerman = new Map<string, EnglishWord[]>();
  const byEnglish = new Map<string, EnglishWord[]>();
  const phraseByGerman = new Map<string, EnglishPhrase[]>();
  const phraseByEnglish = new Map<string, EnglishPhrase[]>();
  for (const word of words) add(byGerman, word.de, word);
  for (const word of words) for (const also of word.also ?? []) add(byGerman, also, word);
  for (const word of words) add(byEnglish, word.en, word);
  for (const word of words) {
    for (const form of [...(word.others ?? []), word.plural, word.past, word.participle]) {
      if (form) add(byEnglish, form, word);
    }
    if (word.article && !word.plural) add(byEnglish, pluralOf(word), word);
  }
  for (const phrase of phrases) {
    for (const german of [phrase.de, ...(phrase.also ?? [])]) add(phraseByGerman, german, phrase);
    for (const english of [phrase.en, ...(phrase.others ?? [])])
      add(phraseByEnglish, english, phrase);
  }
  return { byGerman, byEnglish, phraseByGerman, phraseByEnglish };
}

/** Finds words and phrases by both languages; the lists are gone through with the first of them. */
export function createEnglishIndex(lists: EnglishLists) {
  let known: ReturnType<typeof read> | undefined;
  const index = () => {
    known ??= read(lists);
    return known;
  };
  return {
    german: (text: string): EnglishWord[] => {
      const key = keyOf(text);
      const { byGerman } = index();
      return byGerman.get(key) ?? byGerman.get(key.replace(GERMAN_ARTICLE, '')) ?? [];
    },
    english: (text: string): EnglishWord[] => {
      const key = keyOf(text);
      const { byEnglish } = index();
      return byEnglish.get(key) ?? byEnglish.get(key.replace(ARTICLE, '')) ?? [];
    },
    germanPhrase: (text: string) => index().phraseByGerman.get(keyOf(text))?.[0],
    englishPhrase: (text: string) => index().phraseByEnglish.get(keyOf(text))?.[0],
  };
}

export type EnglishIndex = ReturnType<typeof createEnglishIndex>;

/** The plural of an English noun: by rule where the data say nothing. */
export function pluralOf({ en, plural }: Pick<EnglishWord, 'en' | 'plural'>): string {
  if (plural) return plural;
  if (/(?:s|x|z|ch|sh)$/.test(en)) return `${en}es`;
  return /[^aeiou]y$/.test(en) ? `${en.slice(0, -1)}ies` : `${en}s`;
}

/** The simple past: by rule where the data say nothing. */
export function pastOf({ en, past }: Pick<EnglishWord, 'en' | 'past'>): string {
  if (past) return past;
  const [verb = '', ...rest] = en.split(' ');
  const regular = verb.endsWith('e')
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : DOUBLES.has(verb)
        ? `${verb}${verb.slice(-1)}ed`
        : `${verb}ed`;
  return [regular, ...rest].join(' ');
}
const DOUBLES = new Set(
  'stop plan clap hop drop hug jog shop skip slip tap travel chat drag grab hum nod pat rob rub trip wrap zip'.split(
    ' ',
  ),
);

/** "he plays", "she goes". */
export function thirdPersonOf(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
