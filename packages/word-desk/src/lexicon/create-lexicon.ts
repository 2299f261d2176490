import { readFileSync } from 'node:fs';
import { type Noun, parseNoun } from './noun.ts';
import { parseVerb, type Verb } from './verb.ts';

const FOLDER = new URL('../../data/lexicon/', import.meta.url);

export interface Lexicon {
  /** The noun of this spelling, in small letters or not. */
  noun: (word: string) => Noun | undefined;
  verb: (infinitive: string) => Verb | undefined;
  isAdjective: (word: string) => boolean;
  /** Whether the word stands in texts for children; what LUX says of its own accord is taken of these. */
  isCommon: (word: string) => boolean;
  commonNouns: readonly string[];
  commonVerbs: readonly string[];
  commonAdjectives: readonly string[];
}

/** A list whose lines are read when their word is asked for: 80,000 parsed words would cost 40 MB. */
function readLines(name: string) {
  const lines = new Map<string, string>();
  const common: string[] = [];
  for (const line of readFileSync(new URL(name, FOLDER), 'utf8').split('\n')) {
    const isCommon = line.startsWith('*');
    const content = isCommon ? line.slice(1) : line;
    const end = content.indexOf(';');
    const word = end < 0 ? content : content.slice(0, end);
    if (word === '') continue;
    lines.set(word.toLowerCase(), content);
    if (isCommon) common.push(word);
  }
  return { lines, common };
}

/** Reads the word lists, once. */
export function createLexicon(): Lexicon {
  const nouns = readLines('nouns.txt');
  const verbs = readLines('verbs.txt');
  const adjectives = readLines('adjectives.txt');
  const common = new Set(
    [...nouns.common, ...verbs.common, ...adjectives.common].map((word) => word.toLowerCase()),
  );
  const find =
    <Entry>(lines: Map<string, string>, parse: (line: string) => Entry) =>
    (word: string) => {
      const line = lines.get(word.toLowerCase());
      return line === undefined ? undefined : parse(line);
    };
  return {
    noun: find(nouns.lines, parseNoun),
    verb: find(verbs.lines, parseVerb),
    isAdjective: (word) => adjectives.lines.has(word.toLowerCase()),
    isCommon: (word) => common.has(word.toLowerCase()),
    commonNouns: nouns.common,
    commonVerbs: verbs.common,
    commonAdjectives: adjectives.common,
  };
}
