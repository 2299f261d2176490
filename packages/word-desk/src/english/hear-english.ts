import { editDistance } from '@lux/german-text/edit-distance.ts';
import type { EnglishPhrase, EnglishWord } from '../content/schemas.ts';
import { englishKey, heardKey, IRREGULAR_WORDS } from './ear-keys.ts';
import type { EnglishIndex } from './english-index.ts';
import { pastOf, pluralOf, thirdPersonOf } from './english-index.ts';

const SMALL = new Set(
  'a an the i you he she it we they me him her us them my your his our their this that these those is are am was were be been do does did have has had can could may must should will would not and or but in on at to of with for from under up down out into over there here what where when who why how which whose please very too no yes let go going want like likes some any got'.split(
    ' ',
  ),
);
/** So much of a sentence must be English words. */
const MOSTLY = 0.8;
const LEAST_KEY = 3;
const LEAST_PHRASE = 5;
/** So much of a phrase's sounds may have been written otherwise. */
const MOST_UNLIKE = 0.25;

/** Knows English when it sees it, and when it was written with German letters. */
export function createEnglishEar(
  english: EnglishIndex,
  { words, phrases }: { words: readonly EnglishWord[]; phrases: readonly EnglishPhrase[] },
) {
  let byKey: Map<string, string> | undefined;

  const isEnglish = (word: string) =>
    SMALL.has(word) || /^\d+$/.test(word) || english.english(word).length > 0 || isForm(word);

  /** "Likes" and "playing" are forms of words of the list. */
  function isForm(word: string): boolean {
    const bases = [
      word.replace(/ing$/, ''),
      word.replace(/ing$/, 'e'),
      word.replace(/(.)\1ing$/, '$1'),
      word.replace(/e?s$/, ''),
      word.replace(/s$/, ''),
      word.replace(/'s$/, ''),
    ];
    return bases.some((base) => base !== word && base !== '' && english.english(base).length > 0);
  }

  function read() {
    const keys = new Map<string, string>();
    const add = (word: string) => {
      const key = englishKey(word);
      if (key.length >= LEAST_KEY && !keys.has(key)) keys.set(key, word);
    };
    for (const word of [...SMALL, ...IRREGULAR_WORDS]) {
      const key = englishKey(word);
      if (!keys.has(key)) keys.set(key, word);
    }
    for (const entry of words) {
      // "Aiskrim" is written as one word.
      if (/^[a-z]+ [a-z]+$/.test(entry.en)) {
        const key = entry.en.split(' ').map(englishKey).join('');
        if (!keys.has(key)) keys.set(key, entry.en);
      }
      if (!/^[a-z]+$/.test(entry.en)) continue;
      add(entry.en);
      if (entry.article) add(pluralOf(entry));
      if (entry.kind === 'verb') {
        add(thirdPersonOf(entry.en));
        add(pastOf(entry));
      }
    }
    return keys;
  }

  let phraseKeys: (readonly [key: string, phrase: string])[] | undefined;
  const soundOf = (text: string, key: (word: string) => string) =>
    (text.toLowerCase().match(/[\p{L}']+/gu) ?? []).map(key).join('');

  /** The phrase that sounds most like what was written by ear: "gut möning"; null where none is near. */
  function phrase(text: string): string | null {
    phraseKeys ??= phrases
      .flatMap(({ en, others = [] }) => [en, ...others])
      .map((each) => [soundOf(each, englishKey), each] as const);
    const heard = soundOf(text, heardKey);
    if (heard.length < LEAST_PHRASE) return null;
    const most = Math.max(1, Math.floor(heard.length * MOST_UNLIKE));
    let nearest: { distance: number; phrase: string } | null = null;
    for (const [key, each] of phraseKeys) {
      if (Math.abs(key.length - heard.length) > most) continue;
      const distance = editDistance(key, heard, { limit: most });
      if (distance <= most && (!nearest || distance < nearest.distance))
        nearest = { distance, phrase: each };
    }
    return nearest?.phrase ?? null;
  }

  const partsOf = (text: string) => text.toLowerCase().match(/[\p{L}'’]+|\d+/gu) ?? [];

  return {
    phrase,
    /** Whether most words of a text are English, whatever else they are. */
    isEnglish(text: string): boolean {
      const parts = partsOf(text.replaceAll('’', "'"));
      const bare = parts.map((part) => part.replace(/n't$|'(?:s|m|re|ve|ll|d)$/, ''));
      const known = bare.filter(
        (part) => isEnglish(part) || /^(?:don|doesn|isn|aren|can|didn|won)$/.test(part),
      );
      return parts.length > 0 && known.length / parts.length >= MOSTLY;
    },
    /** "Hat ju häff ä dog" as English; null where words are none. */
    hear(text: string): string | null {
      byKey ??= read();
      const keys = byKey;
      const parts = partsOf(text);
      const heard = parts.map((part) =>
        isEnglish(part) && !/[äöüß]/.test(part) && !GERMAN_LOOKS.has(part)
          ? part
          : (keys.get(heardKey(part)) ?? null),
      );
      const unknown = heard.filter((part) => part === null).length;
      // One word may be a name.
      const isWhole = parts.length > 1 && unknown <= (parts.length > 2 ? 1 : 0);
      return isWhole ? heard.map((part, at) => part ?? parts[at]).join(' ') : null;
    },
  };
}

/** German words that English has as well, and that are heard for others. */
const GERMAN_LOOKS = new Set([
  'ai',
  'hat',
  'war',
  'mai',
  'hau',
  'man',
  'wind',
  'also',
  'so',
  'die',
]);

export type EnglishEar = ReturnType<typeof createEnglishEar>;
