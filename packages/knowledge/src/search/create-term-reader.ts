import { editDistance } from '@lux/german-text/edit-distance.ts';
import { colognePhonetic } from 'cologne-phonetic';
import type { WordForms } from '../content/load-word-forms.ts';
import { fold, isStopWord, lemmaKey } from '../recognition/words.ts';

/** A word of a question as the search sees it: the terms it may stand for, with how surely. */
export interface Term {
  word: string;
  readings: { key: string; sureness: number }[];
  isKnown: boolean;
}

const MIN_PART = 4;
const MIN_CLOSE_LETTERS = 5;
const MAX_WORD_LETTERS = 40;
/** How surely a word stands for one that means nearly the same. */
const NEARLY = 0.82;
const MAX_REMEMBERED_WORDS = 2_000;
const PREFIX =
  /^(?:zuruck|runter|herunter|heraus|hinein|herum|durch|unter|uber|rauf|raus|rein|rum|weg|auf|aus|ein|mit|nach|vor|hin|her|los|fest|zer|ver|ent|ab|an|be|er|ge|um|zu)(?=\p{L}{4})/u;
const NUMBER = /^\d+$/;
const LINK = /(?:s|n|en|es|e|er)$/;

/**
 * Turns sentences into terms: one for all forms and all words of one meaning. Words of a question that our
 * texts do not have are split, freed of their prefix or corrected towards those that they have.
 */
export function createTermReader({ same, near, light, distinct: apart }: WordForms) {
  const distinct = new Set(apart.map(fold));
  const canonical = new Map<string, string>();
  for (const [first = '', ...others] of same) {
    for (const word of [first, ...others]) {
      for (const key of [`=${fold(word)}`, lemmaKey(word)]) {
        if (!canonical.has(key)) canonical.set(key, lemmaKey(first));
      }
    }
  }
  const lightKeys = new Set<string>();
  const nearKeys = new Map<string, string[]>();
  const vocabulary = new Set<string>();
  const verbs = new Set<string>();
  const bySound = new Map<string, string[]>();
  const byShape = new Map<string, string[]>();

  function keyOf(word: string): string {
    const folded = fold(word);
    if (distinct.has(folded)) return `${folded}!`;
    const known = canonical.get(`=${folded}`) ?? canonical.get(lemmaKey(folded));
    if (known !== undefined) return known;
    const key = lemmaKey(folded);
    const base = [key.replace(/e?t$/, ''), key.replace(/^ge(.{3,}?)e?t?$/, '$1')].find(
      (candidate) => candidate !== key && candidate.length >= 3 && verbs.has(candidate),
    );
    return base === undefined ? key : (canonical.get(base) ?? base);
  }

  /** Infinitives of our own texts: small words in -en. All texts must be collected before one is learnt. */
  function collect(texts: Iterable<string>) {
    for (const text of texts) {
      for (const word of text.match(/(?<![\p{L}.])\p{Ll}{3,}e[lr]?n(?!\p{L})/gu) ?? []) {
        verbs.add(lemmaKey(word));
      }
    }
    for (const word of light.split(/\s+/)) lightKeys.add(keyOf(word));
    for (const group of near) {
      const keys = [...new Set(group.map(keyOf))];
      for (const key of keys) {
        const others = keys.filter((other) => other !== key);
        for (const other of others) push(nearKeys, key, other);
      }
    }
  }

  /** What means nearly the same as a term, in words that our texts have. */
  const nearTo = (key: string): Term['readings'] =>
    [...new Set(nearKeys.get(key))]
      .filter((other) => vocabulary.has(other))
      .map((other) => ({ key: other, sureness: NEARLY }));

  /** The term of a word of our own texts, which becomes vocabulary; null of a small word. */
  function learn(word: string): string | null {
    if (isStopWord(word)) return null;
    const key = keyOf(word);
    if (vocabulary.has(key)) return key;
    vocabulary.add(key);
    if (key.length >= MIN_PART) {
      push(bySound, colognePhonetic(key), key);
      push(byShape, shapeOf(key, key.length), key);
    }
    return key;
  }

  /** Parts of a compound that are words of their own: "Blattgrün" speaks of green, too. */
  function partsOf(key: string): string[] {
    if (key.length < 2 * MIN_PART || key.length > MAX_WORD_LETTERS) return [];
    for (let cut = key.length - MIN_PART; cut >= MIN_PART; cut -= 1) {
      const tail = key.slice(cut);
      const head = [key.slice(0, cut), key.slice(0, cut).replace(LINK, '')].find((part) =>
        vocabulary.has(keyOf(part)),
      );
      if (head !== undefined && vocabulary.has(keyOf(tail))) return [keyOf(head), keyOf(tail)];
    }
    return [];
  }

  function read(words: readonly string[]): Term[] {
    const terms: Term[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      if (isStopWord(word)) continue;
      const next = words[at + 1] ?? '';
      const joined = joinedKey(word, next);
      if (joined !== undefined) at += 1;
      const readings = joined === undefined ? readingsOf(word) : [{ key: joined, sureness: 0.95 }];
      terms.push({
        word,
        readings: readings.length > 0 ? readings : [{ key: keyOf(word), sureness: 1 }],
        isKnown: readings.length > 0,
      });
    }
    return terms;
  }

  /** "Schalt Jahr" of a recogniser is "Schaltjahr". */
  function joinedKey(word: string, next: string): string | undefined {
    if (word.length < 2 || next.length < 3 || isStopWord(next)) return undefined;
    if (vocabulary.has(keyOf(word)) && vocabulary.has(keyOf(next))) return undefined;
    const joined = keyOf(word + next);
    if (vocabulary.has(joined)) return joined;
    const alike = (bySound.get(colognePhonetic(joined)) ?? []).filter(
      (key) => key.length >= 7 && editDistance(key, joined, { limit: 2 }) <= 2,
    );
    return alike.length === 1 ? alike[0] : undefined;
  }

  function readingsOf(word: string): Term['readings'] {
    const key = keyOf(word);
    if (vocabulary.has(key)) return [{ key, sureness: 1 }];
    if (word.length > MAX_WORD_LETTERS) return [];
    const parts = partsOf(key);
    if (parts.length > 0) return parts.map((part) => ({ key: part, sureness: 0.8 }));
    const bare = keyOf(fold(word).replace(PREFIX, ''));
    if (bare !== key && vocabulary.has(bare)) return [{ key: bare, sureness: 0.9 }];
    const near = correct(key);
    return near === undefined ? [] : [{ key: near, sureness: 0.89 }];
  }

  const corrected = new Map<string, string | null>();
  /** The one word that sounds the same or is spelt nearly so. Wants all words of our texts to be learnt. */
  function correct(key: string): string | undefined {
    // A number that is nearly another one is another one.
    if (NUMBER.test(key)) return undefined;
    const before = corrected.get(key);
    if (before !== undefined) return before ?? undefined;
    const near = findNear(key);
    if (corrected.size < MAX_REMEMBERED_WORDS) corrected.set(key, near ?? null);
    return near;
  }

  function findNear(key: string): string | undefined {
    const alike = (bySound.get(colognePhonetic(key)) ?? [])
      .filter((other) => soundsAlike(key, other))
      .map((other) => ({ other, distance: editDistance(key, other, { limit: 2 }) }))
      .filter(({ distance }) => distance <= (key.length > 5 ? 2 : 1))
      .sort((a, b) => a.distance - b.distance);
    const [first, second] = alike;
    if (first && first.distance !== second?.distance) return first.other;
    if (key.length < MIN_CLOSE_LETTERS) return undefined;
    const allowed = key.length >= 8 ? 2 : 1;
    let best: string | undefined;
    let bestDistance = allowed + 1;
    for (let length = key.length - allowed; length <= key.length + allowed; length += 1) {
      for (const other of byShape.get(shapeOf(key, length)) ?? []) {
        const distance = editDistance(key, other, { allowsSwaps: true, limit: allowed });
        if (distance < bestDistance) [best, bestDistance] = [other, distance];
        else if (distance === bestDistance) best = undefined;
      }
    }
    return best;
  }

  return {
    collect,
    learn,
    partsOf,
    read,
    keyOf,
    nearTo,
    isLight: (key: string) => lightKeys.has(key),
    isKnown: (word: string) => vocabulary.has(keyOf(word)),
  };
}

export type TermReader = ReturnType<typeof createTermReader>;

/** First letters that children and recognisers confuse. */
const CONFUSED = ['ckg', 'fvw', 'zsc', 'bp', 'dt', 'jy', 'ae', 'iey', 'oau'];

const soundsAlike = (a: string, b: string) =>
  a[0] === b[0] ||
  CONFUSED.some((letters) => letters.includes(a[0] ?? '-') && letters.includes(b[0] ?? '-'));

const shapeOf = (key: string, length: number) => `${key[0] ?? ''}${length}`;

function push(map: Map<string, string[]>, key: string, value: string) {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
