import { compilePattern } from '@lux/child-safety/matching/compile-pattern.ts';
import { createPatternIndex } from '@lux/child-safety/matching/create-pattern-index.ts';
import { splitWords } from '@lux/child-safety/matching/split-words.ts';
import type { Added, AddedFile, Feeling, FeelingsFile } from './feelings-file.ts';
import { createSpellingRepair } from './repair-spelling.ts';

/** "voll langweilig hier": so few words are about nothing else. */
const MAX_BARE_WORDS = 4;
const MAX_WORDS = 60;
/** Besides these, a short sentence may hold the words of one feeling and nothing else. */
const FILLERS =
  /^(?:so|sehr|voll|total|echt|ganz|heute|heut|hier|grad|gerade|jetzt|immer|schon|wieder|nur|auch|mal|halt|ich|mir|mich|i|bin|hab|habe|is|ist|es|das|ein|eine|bisschen|und|ja|ach|oh|oje|lux|ziemlich|richtig|irgendwie|mega|super|extrem|im|in|vor|vorm|war|am)$/u;
const DENIED = /(?<!\p{L})(?:nicht|kein\p{L}*|nie)(?!\p{L})/iu;

/** Replaces `<name>` by the words of the file's own families; other families are those of the gate. */
function writeOutFamilies(pattern: string, families: Record<string, string>): string {
  return pattern.replace(/<([^>]+)>/g, (whole, name: string) => {
    const words = families[name];
    return words === undefined ? whole : writeOutFamilies(words, families);
  });
}

/** Finds what a child tells of itself; the first in the file's order goes before all others. */
export function createFeelingFinder(
  { families, feelings }: FeelingsFile,
  { added }: AddedFile,
  isWord: (word: string) => boolean = () => false,
) {
  const index = createPatternIndex<ReturnType<typeof compilePattern>>();
  const add = (patterns: string[]) => {
    const key = {};
    for (const pattern of patterns) {
      const compiled = compilePattern(writeOutFamilies(pattern, families));
      index.add(key, compiled, compiled.groups);
    }
    return key;
  };
  const addedKeys = added.map((entry) => ({ entry, said: add(entry.said) }));
  const keys = feelings.map((feeling) => {
    return {
      feeling,
      said: add(feeling.said),
      asks: add(feeling.asks),
      about: add(feeling.about === undefined ? [] : feeling.about.split('|').map(asPattern)),
      needs: add(feeling.needs === undefined ? [] : [feeling.needs]),
    };
  });
  const repair = createSpellingRepair(
    [
      ...feelings.flatMap(({ said, about = '' }) => [...said, about]),
      ...added.flatMap(({ said }) => said),
      ...Object.values(families),
    ],
    isWord,
  );
  const placesOf = (text: string) => splitWords(repair(text)).slice(0, MAX_WORDS);
  const isSaid = (key: object, places: string[][], minWords = 0) =>
    index
      .possibleOf(key, places)
      .some(({ groups, matches }) => groups.length >= minWords && matches(places));
  const find = (places: string[][], key: 'asks' | 'about', minWords = 0): Feeling | null =>
    keys.find((entry) => isSaid(entry[key], places, minWords))?.feeling ?? null;

  /** A mood gives way to what it is about, unless it weighs much. */
  function findSaid(places: string[][], withEvents = true): Feeling | null {
    const found = keys
      .filter(({ feeling }) => withEvents || !feeling.isEvent)
      .filter((entry) => isSaid(entry.said, places))
      .map(({ feeling }) => feeling);
    const [first] = found;
    if (!first?.isVague || first.weight === 'heavy') return first ?? null;
    return found.find(({ isVague }) => !isVague) ?? first;
  }

  return {
    repair,
    /**
     * "bin so traurig", and in few words also "langweilig hier".
     *
     * @param withEvents whether what is only an event counts, too
     */
    told(text: string, { withEvents = true } = {}): Feeling | null {
      const places = placesOf(text);
      const told = findSaid(places, withEvents);
      if (told || places.length > MAX_BARE_WORDS || DENIED.test(text)) return told;
      const words =
        repair(text)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      const others = words.filter((word) => !FILLERS.test(word)).length;
      const bare = find(places, 'about', others);
      return bare?.isEvent && !withEvents ? null : bare;
    },
    /** "Ich freu mich, aber mein Hund darf nicht mit": something glad and something hard, neither of great weight. */
    isMixed(text: string): boolean {
      const places = placesOf(text);
      const found = keys
        .filter(({ feeling, said }) => feeling.id !== 'excited' && isSaid(said, places))
        .map(({ feeling }) => feeling);
      const isLight = found.every(({ weight }) => weight === 'light');
      return isLight && new Set(found.map(({ isGlad }) => isGlad)).size === 2;
    },
    /** What fits to what was added, in the file's order. */
    added(text: string, feeling: Feeling | null): Added[] {
      const places = placesOf(text);
      return addedKeys
        .filter(({ entry }) => !entry.in || (feeling && entry.in.includes(feeling.id)))
        .filter(({ said }) => isSaid(said, places))
        .map(({ entry }) => entry);
    },
    /** Whether a word is said without which the feeling is not believed; where there is none, it is. */
    hasNeeded(text: string, feeling: Feeling): boolean {
      const entry = keys.find((each) => each.feeling === feeling);
      return !entry || feeling.needs === undefined || isSaid(entry.needs, placesOf(text));
    },
    /** "Was soll ich spielen?" */
    asked: (text: string): Feeling | null => find(placesOf(text), 'asks'),
    /** "Was hilft gegen Heimweh?" */
    advised(text: string): Feeling | null {
      const places = placesOf(text);
      return find(places, 'about') ?? findSaid(places);
    },
  };
}

/** "angst im dunk*" may be said in any order. */
const asPattern = (words: string) => words.trim().split(/\s+/).join(' + ');

export type FeelingFinder = ReturnType<typeof createFeelingFinder>;
