import { wordFamilies } from '../rules/word-families.ts';
import { beginningsIn, memoizeLast, numberGroup } from './beginnings.ts';
import { ruleWordId, ruleWordsOf } from './rule-words.ts';

/** Groups of one pattern lie this near to each other; recognised speech has no full stops to go by. */
const MAX_SPAN_WORDS = 14;
const MAX_GAP_WORDS = 4;
/** An exception counts only near the match: chess in the first sentence does not excuse blows in the third. */
const MAX_EXCEPTION_WORDS = 10;

type Places = string[][];
/** Where a piece that starts at `at` may end, as the place after it; empty if it does not start there. */
type Piece = (places: Places, at: number) => readonly number[];
interface Finder {
  /** See `numberGroup`. */
  group: number;
  find: (places: Places) => readonly number[];
}

export interface CompiledPattern {
  /** Numbers of the groups that must all be there. */
  groups: number[];
  matches: (places: Places) => boolean;
}

/** Compiles one pattern (grammar: `SafetyRule`) into a predicate on the words of a text. */
export function compilePattern(pattern: string): CompiledPattern {
  const [wanted = '', unwanted] = pattern.split('!');
  const [wantedGroups = '', span] = wanted.split('~');
  const maxSpan = span === undefined ? MAX_SPAN_WORDS : Number(span);
  if (!(maxSpan > 0)) throw new Error(`A span that is no number: "${pattern}"`);
  const groups = wantedGroups.split(' + ').map(compileFinder);
  const exception = unwanted === undefined ? undefined : compileFinder(unwanted);

  const matches = (places: Places) => {
    const found: (readonly number[])[] = [];
    for (const { find } of groups) {
      const positions = find(places);
      if (positions.length === 0) return false;
      found.push(positions);
    }
    if (!areNear(found, maxSpan)) return false;
    const excuses = exception?.find(places) ?? [];
    return !excuses.some((at) =>
      found.flat().some((position) => Math.abs(position - at) <= MAX_EXCEPTION_WORDS),
    );
  };
  return { groups: groups.map(({ group }) => group), matches };
}

function areNear(found: (readonly number[])[], maxSpan: number): boolean {
  const [first = [], ...others] = found;
  return first.some((anchor) =>
    others.every((positions) => positions.some((at) => Math.abs(at - anchor) <= maxSpan)),
  );
}

const NOWHERE: readonly number[] = [];
const finders = new Map<string, Finder>();

/** A group is searched once per text, however many patterns share it, and only where it may begin. */
export function compileFinder(group: string): Finder {
  const known = finders.get(group.trim());
  if (known) return known;
  const matchAt = compileGroup(group);
  const number = numberGroup(firstWordsOf(group));
  // Where one word is enough it has been found already.
  const isWords = isOfSingleWords(group);
  const search = memoizeLast((places) => {
    const begun = beginningsIn(places).placesOf(number);
    return isWords ? begun : begun.filter((at) => matchAt(places, at).length > 0);
  });
  const finder: Finder = {
    group: number,
    find: (places) => (beginningsIn(places).has(number) ? search(places) : NOWHERE),
  };
  finders.set(group.trim(), finder);
  return finder;
}

function sequencesOf(group: string): string[][] {
  return group.split('|').map((alternative) => alternative.match(/<[^>]+>|\S+/g) ?? []);
}

/** Whether each alternative is one word, be it out of a family. */
function isOfSingleWords(group: string): boolean {
  return sequencesOf(group).every(
    ([first = '', ...rest]) =>
      rest.length === 0 && (!first.startsWith('<') || isOfSingleWords(wordsOfFamily(first))),
  );
}

/** The numbers of all words a group can begin with. */
function firstWordsOf(group: string): number[] {
  return sequencesOf(group).flatMap(([first = '']) => {
    if (first === '...') throw new Error(`An alternative that begins with a gap: "${group}"`);
    return first.startsWith('<') ? firstWordsOf(wordsOfFamily(first)) : [ruleWordId(first)];
  });
}

function compileGroup(group: string): Piece {
  const sequences = sequencesOf(group);
  // Most alternatives begin with a plain word; only those whose word is there are tried.
  const byFirstWord = new Map<number, Piece[]>();
  const others: Piece[] = [];
  for (const [first, ...rest] of sequences) {
    if (first === undefined) throw new Error(`An alternative without words: "${group}"`);
    if (first.startsWith('<')) {
      others.push(compileSequence([first, ...rest]));
      continue;
    }
    const word = ruleWordId(first);
    byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), compileSequence(rest)]);
  }
  return (places, at) => {
    let ends = NOWHERE;
    for (const matchAt of others) ends = both(ends, matchAt(places, at));
    for (const word of ruleWordsOf(places[at])) {
      const alternatives = byFirstWord.get(word);
      if (!alternatives) continue;
      for (const matchRest of alternatives) ends = both(ends, matchRest(places, at + 1));
    }
    return ends;
  };
}

/** Copies only where both hold something, which is rare. */
function both(some: readonly number[], others: readonly number[]): readonly number[] {
  if (some.length === 0) return others;
  return others.length === 0 ? some : [...some, ...others];
}

function compileSequence(sequence: string[]): Piece {
  const pieces = sequence.map(compilePiece);
  return (places, at) => {
    let ends: readonly number[] = [at];
    for (const piece of pieces) {
      if (ends.length === 0) return ends;
      const [only = at] = ends;
      ends = ends.length === 1 ? piece(places, only) : ends.flatMap((end) => piece(places, end));
    }
    return ends;
  };
}

function compilePiece(piece: string): Piece {
  if (piece === '...')
    return (_, at) => Array.from({ length: MAX_GAP_WORDS + 1 }, (_, n) => at + n);
  if (piece.startsWith('<')) return compileFamily(piece);
  const word = ruleWordId(piece);
  return (places, at) => (ruleWordsOf(places[at]).has(word) ? [at + 1] : NOWHERE);
}

const families = new Map<string, Piece>();

function wordsOfFamily(name: string): string {
  const words = wordFamilies[name.slice(1, -1)];
  if (words === undefined) throw new Error(`No word family ${name}`);
  return words;
}

function compileFamily(name: string): Piece {
  const known = families.get(name);
  if (known) return known;
  const matchAt = compileGroup(wordsOfFamily(name));
  const endsOf = memoizeLast((): (readonly number[] | undefined)[] => []);
  const family: Piece = (places, at) => {
    const known = endsOf(places);
    const ends = known[at] ?? withoutRepeats(matchAt(places, at));
    known[at] = ends;
    return ends;
  };
  families.set(name, family);
  return family;
}

function withoutRepeats(ends: readonly number[]): readonly number[] {
  return ends.length < 2 ? ends : [...new Set(ends)];
}
