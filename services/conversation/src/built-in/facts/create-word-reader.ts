import { editDistance } from '@lux/german-text/edit-distance.ts';
import { foldForSearch } from '@lux/german-text/fold-letters.ts';
import { stemWord } from '@lux/german-text/stem-word.ts';
import { stopWords } from './stop-words.ts';
import type { WordFormsFile } from './word-forms-file.ts';

/** A word of a question as the search sees it. */
export type SearchWord = { stem: string; isKnown: boolean };

const MIN_COMPOUND_PART = 3;
const MIN_JOINED_PART = 3;
/** Longer ones are no words; splitting them would take for ever. */
const MAX_WORD_LETTERS = 40;
const MAX_REMEMBERED_WORDS = 20_000;
const foldedStopWords = new Set([...stopWords].map(foldForSearch));

/**
 * Turns sentences into stems: stop words out, inflection off, one word for all that mean the same. The
 * stems are Snowball's; the knowledge's `lemmaKey` cuts more, as it also has to find diminutives and
 * misspelt plurals, and the facts' questions would then collide.
 * After `learn`, unknown words are split ("Spinnenbeine"), joined ("Regen Bogen") or corrected
 * ("Spine") towards the vocabulary, the typical mistakes of speech recognition and of young writers.
 */
export function createWordReader(forms: WordFormsFile) {
  const stem = (word: string) =>
    foldForSearch(stemWord(word.toLowerCase())).replace(/(.)\1$/, '$1');
  const canonical = new Map<string, string>();
  for (const [first = '', ...others] of forms.same) {
    for (const other of [first, ...others]) {
      for (const key of [`=${foldForSearch(other)}`, stem(other)]) {
        if (!canonical.has(key)) canonical.set(key, stem(first));
      }
    }
  }
  const distinct = new Set(forms.distinct.map(foldForSearch));
  const adjectives = new Set(forms.adjectives.split(/\s+/).map(foldForSearch));
  const vocabulary = new Set<string>();
  const bases = new Set<string>();
  const knownWords = new Set<string>();
  const lightWords = new Set<string>();
  /** Stems already found; the same words come again and again. */
  const stems = new Map<string, string>();
  /** The vocabulary by the words' length: a mishearing is hardly longer or shorter. */
  const byLength = new Map<number, string[]>();

  function toStem(word: string): string {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const found = findStem(word);
    if (stems.size < MAX_REMEMBERED_WORDS) stems.set(word, found);
    return found;
  }

  function findStem(word: string): string {
    if (distinct.has(foldForSearch(word))) return `${foldForSearch(word)}!`;
    const superlative = superlativeStem(word);
    if (superlative) return superlative;
    const same = canonical.get(`=${foldForSearch(word)}`);
    if (same !== undefined) return same;
    const stemmed = stem(word);
    return canonical.get(stemmed) ?? withoutEnding(stemmed);
  }

  /** "größten", "allergrößte": a stem of its own, marked with a plus. */
  function superlativeStem(word: string): string | undefined {
    const folded = foldForSearch(word);
    if (adjectives.has(folded)) return undefined;
    const base = [/e?st(?:e[rsnm]?)?$/, /t(?:e[rsnm]?)?$/]
      .filter((ending) => ending.test(folded))
      .map((ending) => folded.replace(ending, '').replace(/^aller/, ''))
      .find((candidate) => adjectives.has(candidate));
    return base && `${base}+`;
  }

  /**
   * The stemmer leaves "legt", "gelegt" and "Pandas" beside "leg(en)" and "Panda"; they are one where the
   * base is a word of ours.
   */
  function withoutEnding(word: string): string {
    const open = [
      word.replace(/e?t$/, ''),
      word.replace(/^ge(.+?)e?t$/, '$1'),
      word.replace(/^ge/, ''),
      word.replace(/s$/, ''),
    ];
    for (const candidate of open) {
      if (candidate === word || candidate.length < 3) continue;
      const base = [candidate, stem(candidate), stem(`${candidate}n`)].find((one) =>
        bases.has(one),
      );
      if (base !== undefined) return canonical.get(base) ?? base;
    }
    return word;
  }

  /** All words of our own texts must be collected before the first is learnt. */
  function collect(texts: string[]) {
    for (const word of new Set(texts.flatMap(contentWords))) bases.add(stem(word));
    for (const word of forms.known.split(/\s+/)) knownWords.add(toStem(word));
    for (const word of forms.light.split(/\s+/)) lightWords.add(toStem(word));
  }

  function contentWords(text: string): string[] {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.filter((word) => !foldedStopWords.has(foldForSearch(word)));
  }

  /** Stems of a text of our own; its words become the vocabulary. */
  function learn(text: string, isSearchable = true): string[] {
    const found = contentWords(text).map(toStem);
    for (const word of found) {
      if (!isSearchable) knownWords.add(word);
      else if (!vocabulary.has(word)) {
        vocabulary.add(word);
        const alike = byLength.get(word.length) ?? [];
        alike.push(word);
        byLength.set(word.length, alike);
      }
    }
    return [...new Set(found)];
  }

  /** Stems of a child's question, repaired where they can be. */
  function read(text: string): SearchWord[] {
    const words = contentWords(text);
    const found: SearchWord[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index] ?? '';
      const joined = joinedStem(word, words[index + 1]);
      if (joined) {
        found.push({ stem: joined, isKnown: true });
        index += 1;
      } else found.push(...readWord(word));
    }
    return [...new Map(found.map((entry) => [entry.stem, entry])).values()];
  }

  /** "Regen Bogen", unless both parts are words of their own: "April Scherze". */
  function joinedStem(word: string, next: string | undefined): string | undefined {
    if (!next || word.length < MIN_JOINED_PART || next.length < MIN_JOINED_PART) return undefined;
    if (vocabulary.has(toStem(word)) && vocabulary.has(toStem(next))) return undefined;
    const joined = toStem(word + next);
    return vocabulary.has(joined) ? joined : undefined;
  }

  function readWord(word: string): SearchWord[] {
    const plain = toStem(word);
    if (word.length > MAX_WORD_LETTERS) return [{ stem: plain, isKnown: false }];
    if (vocabulary.has(plain)) return [{ stem: plain, isKnown: true }];
    const parts = knownWords.has(plain) ? undefined : splitCompound(word);
    if (parts) return parts.map((part) => ({ stem: part, isKnown: false }));
    const corrected = knownWords.has(plain) ? undefined : correct(plain);
    return [{ stem: corrected ?? plain, isKnown: corrected !== undefined }];
  }

  function splitCompound(word: string): string[] | undefined {
    for (let cut = word.length - MIN_COMPOUND_PART; cut >= MIN_COMPOUND_PART; cut -= 1) {
      const head = toStem(word.slice(cut));
      if (!vocabulary.has(head)) continue;
      const before = word.slice(0, cut);
      const modifier = [before, before.replace(/(?:s|n|en|er|es|e)$/, '')]
        .map(toStem)
        .find((part) => part.length >= MIN_COMPOUND_PART && vocabulary.has(part));
      if (modifier) return [modifier, head];
    }
    return undefined;
  }

  /** The one word of the vocabulary that lies nearest, if it lies near: short words must be right. */
  function correct(word: string): string | undefined {
    if (word.length < 5) return undefined;
    const allowed = word.length >= 8 ? 2 : 1;
    let best: string | undefined;
    let bestDistance = allowed + 1;
    const lengths = Array.from({ length: 2 * allowed + 1 }, (_, at) => word.length - allowed + at);
    for (const candidate of lengths.flatMap((length) => byLength.get(length) ?? [])) {
      if (candidate.length < 4) continue;
      const distance = editDistance(word, candidate, { allowsSwaps: true, limit: allowed });
      if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
      else if (distance === bestDistance) best = undefined;
    }
    return best;
  }

  return { collect, learn, read, toStem, isLight: (stemmed: string) => lightWords.has(stemmed) };
}
