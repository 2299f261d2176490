import { beginningsIn, memoizeLast } from './beginnings.ts';

interface Entry<Pattern> {
  rule: object;
  pattern: Pattern;
  groups: number[];
}

/**
 * Finds the patterns of which every group can begin somewhere in a text, by rule, so that the others
 * need not be tried.
 */
export function createPatternIndex<Pattern>() {
  const entries: Entry<Pattern>[] = [];
  let byRarestGroup: Map<number, Entry<Pattern>[]> | undefined;

  /** Each pattern under one of its groups: words like "ich" are in every text and in most patterns. */
  function build() {
    const uses = new Map<number, number>();
    for (const { groups } of entries) {
      for (const group of groups) uses.set(group, (uses.get(group) ?? 0) + 1);
    }
    const usesOf = (group: number) => uses.get(group) ?? 0;
    const index = new Map<number, Entry<Pattern>[]>();
    for (const entry of entries) {
      const rarest = entry.groups.reduce((one, other) =>
        usesOf(other) < usesOf(one) ? other : one,
      );
      const others = index.get(rarest);
      if (others) others.push(entry);
      else index.set(rarest, [entry]);
    }
    return index;
  }

  const possible = memoizeLast((places) => {
    byRarestGroup ??= build();
    const begun = beginningsIn(places);
    const byRule = new Map<object, Pattern[]>();
    for (const group of begun.groups) {
      for (const { rule, pattern, groups } of byRarestGroup.get(group) ?? []) {
        if (!groups.every(begun.has)) continue;
        const known = byRule.get(rule);
        if (known) known.push(pattern);
        else byRule.set(rule, [pattern]);
      }
    }
    return byRule;
  });

  return {
    add: (rule: object, pattern: Pattern, groups: number[]) => {
      entries.push({ rule, pattern, groups });
      byRarestGroup = undefined;
    },
    possibleOf: (rule: object, places: string[][]): Pattern[] => possible(places).get(rule) ?? [],
  };
}
