import { beginningsIn } from './beginnings.ts';
import { rememberLast } from './remember-last.ts';

interface Entry<Pattern> {
  rule: object;
  pattern: Pattern;
  groups: number;
}

/**
 * Finds the patterns of which every group can begin somewhere in a text, by rule, so that the others
 * need not be tried.
 */
export function createPatternIndex<Pattern>() {
  const byGroup = new Map<number, Entry<Pattern>[]>();

  const possible = rememberLast((places) => {
    const counts = new Map<Entry<Pattern>, number>();
    const byRule = new Map<object, Pattern[]>();
    for (const group of beginningsIn(places).keys()) {
      for (const entry of byGroup.get(group) ?? []) {
        const count = (counts.get(entry) ?? 0) + 1;
        counts.set(entry, count);
        if (count < entry.groups) continue;
        const known = byRule.get(entry.rule);
        if (known) known.push(entry.pattern);
        else byRule.set(entry.rule, [entry.pattern]);
      }
    }
    return byRule;
  });

  return {
    add: (rule: object, pattern: Pattern, groups: number[]) => {
      const needed = new Set(groups);
      const entry = { rule, pattern, groups: needed.size };
      for (const group of needed) byGroup.set(group, [...(byGroup.get(group) ?? []), entry]);
    },
    possibleOf: (rule: object, places: string[][]): Pattern[] => possible(places).get(rule) ?? [],
  };
}
