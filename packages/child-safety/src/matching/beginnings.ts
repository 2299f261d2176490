import { ruleWordsOf } from './rule-words.ts';

/**
 * Memoizes a function of a text for the last two texts: all rules look at the same text in turn, some
 * of them at the same text without its harmless words.
 */
export function memoizeLast<Result>(
  compute: (places: string[][]) => Result,
): (places: string[][]) => Result {
  let last: { places: string[][]; result: Result } | undefined;
  let before: { places: string[][]; result: Result } | undefined;
  return (places) => {
    if (last?.places === places) return last.result;
    const known = before?.places === places ? before : { places, result: compute(places) };
    before = last;
    last = known;
    return known.result;
  };
}

const groupsByWord = new Map<number, number[]>();
let groupCount = 0;
let groupsOfPlaces = new WeakMap<string[], ReadonlySet<number>>();

export interface Beginnings {
  /** The groups that can begin somewhere, by their numbers. */
  groups: number[];
  has: (group: number) => boolean;
  /** Where a group can begin. */
  placesOf: (group: number) => readonly number[];
}

/** Registers the words a group can begin with, by their numbers; gives the group its own number. */
export function numberGroup(words: number[]): number {
  const group = groupCount;
  groupCount += 1;
  for (const word of new Set(words)) {
    groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);
  }
  groupsOfPlaces = new WeakMap();
  return group;
}

/**
 * The places of a text where each group can begin. A sentence holds few of the rules' words, so most
 * groups and patterns are ruled out before they are tried.
 */
export const beginningsIn = memoizeLast((places): Beginnings => {
  // By the group's number.
  const begun: (number[] | undefined)[] = new Array(groupCount);
  const groups: number[] = [];
  places.forEach((place, at) => {
    for (const group of groupsOf(place)) {
      const known = begun[group];
      if (known) {
        known.push(at);
        continue;
      }
      begun[group] = [at];
      groups.push(group);
    }
  });
  return {
    groups,
    has: (group) => begun[group] !== undefined,
    placesOf: (group) => begun[group] ?? NOWHERE,
  };
});

const NOWHERE: readonly number[] = [];

function groupsOf(place: string[]): ReadonlySet<number> {
  const known = groupsOfPlaces.get(place);
  if (known) return known;
  const groups = new Set<number>();
  for (const word of ruleWordsOf(place)) {
    for (const group of groupsByWord.get(word) ?? []) groups.add(group);
  }
  groupsOfPlaces.set(place, groups);
  return groups;
}
