import type { SafetyRule } from '../safety-rule.ts';
import { type CompiledPattern, compilePattern } from './compile-pattern.ts';
import { createIgnoreList } from './create-ignore-list.ts';
import { createPatternIndex } from './create-pattern-index.ts';

const index = createPatternIndex<CompiledPattern>();

/** Compiles one category's data into a predicate on the words of a text. */
export function compileRule(rule: SafetyRule): (places: string[][]) => boolean {
  const key = {};
  for (const pattern of rule.patterns.map(compilePattern)) {
    index.add(key, pattern, pattern.groups);
  }
  const withoutHarmless = createIgnoreList(rule.harmless ?? []);
  return (places) => {
    const suspicious = withoutHarmless(places);
    return index.possibleOf(key, suspicious).some(({ matches }) => matches(suspicious));
  };
}
