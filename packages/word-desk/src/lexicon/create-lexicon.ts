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

interface Table {
  /** The line of a word, its mark for common words taken away. */
  line: (word: string) => string | undefined;
  common: () => readonly string[];
}

/**
 * One list as one text, its lines sorted by their small letters: a word is found by halving. A map of the
 * 60,000 lines would cost 15 MB and a tenth of a second at the start.
 */
function readTable(name: string): Table {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  let marked: string[] | undefined;

  function line(word: string): string | undefined {
    const wanted = word.toLowerCase();
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1;
      const end = text.indexOf('\n', start);
      const stop = end < 0 ? text.length : end;
      const from = text.startsWith('*', start) ? start + 1 : start;
      const mark = text.indexOf(';', from);
      const own = text.slice(from, mark < 0 || mark > stop ? stop : mark).toLowerCase();
      if (own === wanted) return text.slice(from, stop);
      if (own < wanted) low = stop + 1;
      else high = start;
    }
    return undefined;
  }

  return {
    line,
    common() {
      marked ??= [...text.matchAll(/^\*([^;\n]+)/gm)].flatMap(([, word]) => word ?? []);
      return marked;
    },
  };
}

/** Reads the word lists; what needs all of their words works it out with the first question. */
export function createLexicon(): Lexicon {
  const nouns = readTable('nouns.txt');
  const verbs = readTable('verbs.txt');
  const adjectives = readTable('adjectives.txt');
  let common: Set<string> | undefined;
  const find =
    <Entry>(table: Table, parse: (line: string) => Entry) =>
    (word: string) => {
      const line = table.line(word);
      return line === undefined ? undefined : parse(line);
    };
  return {
    noun: find(nouns, parseNoun),
    verb: find(verbs, parseVerb),
    isAdjective: (word) => adjectives.line(word) !== undefined,
    isCommon(word) {
      common ??= new Set(
        [nouns, verbs, adjectives].flatMap((table) =>
          table.common().map((each) => each.toLowerCase()),
        ),
      );
      return common.has(word.toLowerCase());
    },
    get commonNouns() {
      return nouns.common();
    },
    get commonVerbs() {
      return verbs.common();
    },
    get commonAdjectives() {
      return adjectives.common();
    },
  };
}
