import { editDistance } from '@lux/german-text/edit-distance.ts';
import { colognePhonetic } from 'cologne-phonetic';
import type { Thing } from '../content/thing.ts';
import { isAskingWord } from './aspect-frames.ts';
import { fold, isStopWord, lemmaKey, wordsOf } from './words.ts';

/** A thing named in a question, and which words of the question name it. */
export interface Mention {
  /** More than one where a word has several meanings ("Kiefer"). */
  things: Thing[];
  start: number;
  end: number;
  /** `close`: it was spelt otherwise, and only this one is near. */
  certainty: 'sure' | 'close';
  /** What of a compound is left: "stacheln" of "Igelstacheln". */
  rest?: string;
}

const SMALL_WORD = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu;
const MIN_COMPOUND_PART = 4;
const MIN_JOINED_SOUND = 5;
const MIN_CLOSE_LETTERS = 5;
const MIN_NAME_LETTERS = 4;
const MAX_WORD_LETTERS = 40;
/** Nouns that are verbs as well: they name a thing only behind a word that wants a noun. */
const VERBS = new Set([
  'fliegen',
  'fliege',
  'spinnen',
  'wiegen',
  'rasen',
  'pfeifen',
  'essen',
  'leben',
]);
/** "Nachts" says when, and is not about the night. */
const ADVERBS = new Set(['nachts', 'morgens', 'abends', 'mittags', 'tags', 'tagsuber']);
const BEFORE_NOUN = /^(?:die|der|den|eine?n?|viele|alle|welche|keine|von|mit|sind|fur)$/;
/** "Haben Spinnen Knochen?" */
const FIRST_VERB = /^(?:haben|sind|fressen|konnen|legen|bauen|leben|schlafen|beissen)$/;
/** "Können die fliegen?" ends in a verb. */
const MODAL = /^(?:kann|konnen|konnten?|darf|durfen|will|wollen|muss|mussen|soll|sollen)$/;
const wantsNoun = (words: readonly string[], at: number) =>
  (BEFORE_NOUN.test(words[at - 1] ?? '') &&
    !(at === words.length - 1 && words.some((word) => MODAL.test(word)))) ||
  (at === 1 && words.length > 2 && FIRST_VERB.test(words[0] ?? ''));
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er'];

/**
 * Finds things in questions by name, other names, their forms, compounds, and how they sound. `pieces`
 * are those of all that is written about the things, `written` their words.
 */
export function createNameIndex(
  things: readonly Thing[],
  { pieces, written }: { pieces: Iterable<string>; written: Iterable<string> },
) {
  const byPhrase = new Map<string, Set<Thing>>();
  const bySpelling = new Map<string, Set<Thing>>();
  for (const thing of things) {
    for (const name of [thing.name, thing.plural, ...thing.also]) {
      if (name === undefined) continue;
      const keys = wordsOf(name).map(lemmaKey);
      const phrase = keys.join(' ');
      byPhrase.set(phrase, (byPhrase.get(phrase) ?? new Set()).add(thing));
      const spelling = wordsOf(name).join(' ');
      bySpelling.set(spelling, (bySpelling.get(spelling) ?? new Set()).add(thing));
    }
  }
  const singleNames = [...byPhrase.keys()].filter((phrase) => !phrase.includes(' '));
  const byLength = Map.groupBy(singleNames, (name) => name.length);
  const bySound = new Map<string, string[]>();
  for (const name of singleNames) {
    const sound = soundOf(name);
    bySound.set(sound, [...(bySound.get(sound) ?? []), name]);
  }
  for (const spelling of bySpelling.keys()) {
    const sound = soundOf(spelling);
    const key = lemmaKey(spelling);
    if (spelling.includes(' ') || soundOf(key) === sound) continue;
    bySound.set(sound, [...new Set([...(bySound.get(sound) ?? []), key])]);
  }
  // Words of our own texts are no misspelt names.
  const vocabulary = new Set<string>();
  for (const word of written) vocabulary.add(lemmaKey(word));
  // "Lachen" is no salmon: what our texts write small names a thing only as the thing is spelt.
  const small = new Set<string>();
  for (const piece of pieces) {
    for (const word of piece.match(SMALL_WORD) ?? []) small.add(fold(word));
  }

  const thingsOf = (phrase: string) => [...(byPhrase.get(phrase) ?? [])];

  const mostWords = new Map<string, number>();
  for (const phrase of [...bySpelling.keys(), ...byPhrase.keys()]) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    mostWords.set(first, Math.max(mostWords.get(first) ?? 0, words.length));
  }

  /** How many words the longest name has that may begin with a word. */
  const longestFrom = (word: string) =>
    Math.max(mostWords.get(word) ?? 0, mostWords.get(lemmaKey(word)) ?? 0);

  function findAt(words: string[], start: number): Mention | undefined {
    const first = words[start] ?? '';
    for (let length = Math.min(longestFrom(first), words.length - start); length > 0; length -= 1) {
      const named = words.slice(start, start + length);
      // "Eisen" is not "Eis", though both have the same stem.
      const exact = [...(bySpelling.get(named.join(' ')) ?? [])];
      const isSmall = length === 1 && small.has(first);
      const found = exact.length > 0 || isSmall ? exact : thingsOf(named.map(lemmaKey).join(' '));
      if (found.length > 0) return { things: found, start, end: start + length, certainty: 'sure' };
    }
    return undefined;
  }

  /** "Regen Wurm" of a recogniser is "Regenwurm". */
  function findJoined(words: string[], start: number): Mention | undefined {
    const [first = '', second = ''] = words.slice(start, start + 2);
    if (first.length < 2 || second.length < 3 || isStopWord(second)) return undefined;
    const key = lemmaKey(first + second);
    const exact = thingsOf(key);
    // "eis beer": written as it sounds.
    const whole = first + second;
    // "Zebras Streifen" are not heard as one word.
    const isTwo = thingsOf(lemmaKey(first)).length > 0 && vocabulary.has(lemmaKey(second));
    const alike =
      exact.length > 0 || isTwo || whole.length < MIN_JOINED_SOUND
        ? []
        : (bySound.get(soundOf(whole)) ?? []);
    const near = alike.filter((name) =>
      [whole, key].some(
        (spelt) => editDistance(spelt, name, { limit: 2 }) <= (whole.length < 7 ? 1 : 2),
      ),
    );
    const found = near.length === 1 ? thingsOf(near[0] ?? '') : exact;
    return found.length > 0
      ? { things: found, start, end: start + 2, certainty: 'sure' }
      : undefined;
  }

  /** "Zugvögel" are birds; "Igelstacheln" are about the hedgehog, and ask for spines. */
  function findInCompound(word: string, start: number): Mention | undefined {
    const place = { start, end: start + 1, certainty: 'sure' as const };
    for (let cut = MIN_COMPOUND_PART; cut <= word.length - MIN_COMPOUND_PART; cut += 1) {
      const head = [...(bySpelling.get(word.slice(cut)) ?? [])];
      if (head.length > 0) return { ...place, things: head, rest: word.slice(0, cut) };
    }
    for (let cut = word.length - MIN_COMPOUND_PART; cut >= MIN_COMPOUND_PART; cut -= 1) {
      const rest = word.slice(cut);
      if (!vocabulary.has(lemmaKey(rest)) && !isAskingWord(rest)) continue;
      const front = word.slice(0, cut);
      for (const link of LINKS) {
        if (!front.endsWith(link)) continue;
        const name = front.slice(0, front.length - link.length);
        const found = name.length >= MIN_COMPOUND_PART ? thingsOf(lemmaKey(name)) : [];
        if (found.length > 0) return { ...place, things: found, rest };
      }
    }
    return undefined;
  }

  /** The one name that is spelt or sounds nearly like the word; none where two are as near. */
  function findClose(word: string, start: number, by?: 'sound'): Mention | undefined {
    if (word.length < MIN_CLOSE_LETTERS || word.length > MAX_WORD_LETTERS) return undefined;
    const key = lemmaKey(word);
    if (vocabulary.has(key) || isAskingWord(word)) return undefined;
    const allowed = key.length >= 8 ? 2 : 1;
    const lengths = Array.from({ length: 2 * allowed + 1 }, (_, at) => key.length - allowed + at);
    const candidates = lengths.flatMap((length) =>
      length < 4 ? [] : (byLength.get(length) ?? []),
    );
    const near = (by === 'sound' ? [] : candidates)
      .map((name) => ({
        name,
        distance: editDistance(key, name, { allowsSwaps: true, limit: allowed }),
      }))
      .filter(({ distance }) => distance <= allowed)
      .sort((a, b) => a.distance - b.distance);
    const alike = (bySound.get(soundOf(key)) ?? []).filter(
      (name) =>
        name.length >= MIN_NAME_LETTERS &&
        editDistance(key, name, { limit: 2 }) <= (key.length > 5 ? 2 : 1),
    );
    const best =
      alike.length === 1
        ? alike
        : near.filter(({ distance }) => distance === near[0]?.distance).map(({ name }) => name);
    const found = best.length === 1 ? thingsOf(best[0] ?? '') : [];
    return found.length === 1
      ? { things: found, start, end: start + 1, certainty: 'close' }
      : undefined;
  }

  /** The things that a text of our own names. */
  function findExact(words: string[]): Mention[] {
    const mentions: Mention[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const mention = isStopWord(words[at] ?? '') ? undefined : findAt(words, at);
      if (mention === undefined) continue;
      mentions.push(mention);
      at = mention.end - 1;
    }
    return mentions;
  }

  /** All things a question names, in order; spelling is forgiven only where nothing is named outright. */
  function find(words: string[]): Mention[] {
    const mentions: Mention[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      if (ADVERBS.has(word)) continue;
      if (VERBS.has(word) && !wantsNoun(words, at)) continue;
      const isSmall = isStopWord(word);
      const mention =
        (isSmall ? undefined : findJoined(words, at)) ??
        findAt(words, at) ??
        (isSmall ? undefined : findInCompound(word, at));
      if (mention === undefined) continue;
      mentions.push(mention);
      at = mention.end - 1;
    }
    const whole = mentions.filter(({ things: named }) =>
      named.some(({ isSecondary }) => !isSecondary),
    );
    if (whole.length > 0) return withAlike(words, whole);
    const close = words.flatMap((word, at) =>
      isStopWord(word) || ADVERBS.has(word) ? [] : (findClose(word, at) ?? []),
    );
    // "Warum haben Katzn Schnurrhaare?" is about cats, not about hair.
    return close.length > 0 ? close : mentions;
  }

  /** The names that stand there, and those that only sound like one. */
  function withAlike(words: string[], mentions: Mention[]): Mention[] {
    const taken = new Set(mentions.flatMap(({ start, end }) => range(start, end)));
    const alike = words.flatMap((word, at) =>
      isStopWord(word) || taken.has(at) ? [] : (findClose(word, at, 'sound') ?? []),
    );
    return [...mentions, ...alike].sort((a, b) => a.start - b.start);
  }

  return {
    find,
    findAt,
    findExact,
    longestFrom,
    isKnownWord: (word: string) => vocabulary.has(lemmaKey(word)),
  };
}

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, place) => start + place);

export type NameIndex = ReturnType<typeof createNameIndex>;

/** Cologne phonetics: 1 for B and P, 3 for F, V, W … the same for words that sound alike in German. */
const soundOf = (word: string) => colognePhonetic(word.replace(/kw|qw/g, 'qu'));
