import { compilePattern } from '@lux/child-safety/matching/compile-pattern.ts';
import { createPatternIndex } from '@lux/child-safety/matching/create-pattern-index.ts';
import { splitWords } from '@lux/child-safety/matching/split-words.ts';
import type { Feeling, FeelingsFile } from './feelings-file.ts';

/** "voll langweilig hier": so few words are about nothing else. */
const MAX_BARE_WORDS = 4;
const MAX_WORDS = 60;
const DENIED = /(?<!\p{L})(?:nicht|kein\p{L}*|nie)(?!\p{L})/iu;

/** Replaces `<name>` by the words of the file's own families; other families are those of the gate. */
function writeOutFamilies(pattern: string, families: Record<string, string>): string {
  return pattern.replace(/<([^>]+)>/g, (whole, name: string) => {
    const words = families[name];
    return words === undefined ? whole : writeOutFamilies(words, families);
  });
}

/** Finds what a child tells of itself; the first in the file's order goes before all others. */
export function createFeelingFinder({ families, feelings }: FeelingsFile) {
  const index = createPatternIndex<ReturnType<typeof compilePattern>>();
  const keys = feelings.map((feeling) => {
    const add = (patterns: string[]) => {
      const key = {};
      for (const pattern of patterns) {
        const compiled = compilePattern(writeOutFamilies(pattern, families));
        index.add(key, compiled, compiled.groups);
      }
      return key;
    };
    return {
      feeling,
      said: add(feeling.said),
      asks: add(feeling.asks),
      about: add(feeling.about === undefined ? [] : feeling.about.split('|').map(asPattern)),
    };
  });
  const placesOf = (text: string) => splitWords(text).slice(0, MAX_WORDS);
  const find = (places: string[][], key: 'said' | 'asks' | 'about'): Feeling | null =>
    keys.find((entry) =>
      index.possibleOf(entry[key], places).some(({ matches }) => matches(places)),
    )?.feeling ?? null;

  return {
    /** "bin so traurig", and in few words also "langweilig hier". */
    told(text: string): Feeling | null {
      const places = placesOf(text);
      const isBare = places.length <= MAX_BARE_WORDS && !DENIED.test(text);
      return find(places, 'said') ?? (isBare ? find(places, 'about') : null);
    },
    /** "Was soll ich spielen?" */
    asked: (text: string): Feeling | null => find(placesOf(text), 'asks'),
    /** "Was hilft gegen Heimweh?" */
    advised(text: string): Feeling | null {
      const places = placesOf(text);
      return find(places, 'about') ?? find(places, 'said');
    },
  };
}

/** "angst im dunk*" may be said in any order. */
const asPattern = (words: string) => words.trim().split(/\s+/).join(' + ');
