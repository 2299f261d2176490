import { foldLetters } from './fold-letters.ts';

/** Groups of one pattern lie this near to each other; recognised speech has no full stops to go by. */
const MAX_SPAN_WORDS = 14;
const MAX_GAP_WORDS = 4;
/** An exception only excuses what stands beside it: chess in the first sentence is no excuse for blows in the third. */
const MAX_EXCEPTION_WORDS = 10;

type Places = string[][];
type Finder = (places: Places) => number[];

/** Turns one pattern (grammar: `SafetyRule`) into a question about the words of a text. */
export function compilePattern(pattern: string): (places: Places) => boolean {
  const [wanted = '', unwanted] = pattern.split('!');
  const groups = wanted.split(' + ').map(compileGroup);
  const exception = unwanted === undefined ? undefined : compileGroup(unwanted);

  return (places) => {
    const found: number[][] = [];
    for (const find of groups) {
      const positions = find(places);
      if (positions.length === 0) return false;
      found.push(positions);
    }
    if (!areNear(found)) return false;
    const excuses = exception?.(places) ?? [];
    return !excuses.some((at) =>
      found.flat().some((position) => Math.abs(position - at) <= MAX_EXCEPTION_WORDS),
    );
  };
}

function areNear(found: number[][]): boolean {
  const [first = [], ...others] = found;
  return first.some((anchor) =>
    others.every((positions) => positions.some((at) => Math.abs(at - anchor) <= MAX_SPAN_WORDS)),
  );
}

function compileGroup(group: string): Finder {
  const alternatives = group.split('|').map((alternative) => compileSequence(alternative.trim()));
  return (places) => alternatives.flatMap((find) => find(places));
}

function compileSequence(sequence: string): Finder {
  const words = sequence.split(/\s+/).map((word) => (word === '...' ? null : compileWord(word)));
  const matchesFrom = (places: Places, at: number, wordIndex: number): boolean => {
    if (wordIndex === words.length) return true;
    const matches = words[wordIndex];
    if (matches === null) {
      for (let skipped = 0; skipped <= MAX_GAP_WORDS; skipped += 1) {
        if (matchesFrom(places, at + skipped, wordIndex + 1)) return true;
      }
      return false;
    }
    const place = places[at];
    return place !== undefined && !!matches?.(place) && matchesFrom(places, at + 1, wordIndex + 1);
  };
  return (places) => places.flatMap((_, at) => (matchesFrom(places, at, 0) ? [at] : []));
}

function compileWord(word: string): (place: string[]) => boolean {
  const isOpenBefore = word.startsWith('*');
  const isOpenAfter = word.endsWith('*');
  const core = foldLetters(word.replaceAll('*', ''));
  if (!core) throw new Error(`A rule word without letters: "${word}"`);
  if (isOpenBefore && isOpenAfter)
    return (place) => place.some((reading) => reading.includes(core));
  if (isOpenBefore) return (place) => place.some((reading) => reading.endsWith(core));
  if (isOpenAfter) return (place) => place.some((reading) => reading.startsWith(core));
  return (place) => place.includes(core);
}
