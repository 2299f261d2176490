import type { SafetyRule } from '../safety-rule.ts';
import { memoizeLast } from './beginnings.ts';
import { type CompiledPattern, compilePattern } from './compile-pattern.ts';
import { createIgnoreList } from './create-ignore-list.ts';
import { createPatternIndex } from './create-pattern-index.ts';

const index = createPatternIndex<CompiledPattern>();

type Matcher = (places: string[][]) => boolean;
const compiled = new WeakMap<SafetyRule, Matcher>();

/**
 * Compiles one category's data into a predicate on the words of a text. Several gates ask the same rules
 * about the same text, so a rule is compiled once and answers once.
 */
export function compileRule(rule: SafetyRule): Matcher {
  const known = compiled.get(rule);
  if (known) return known;
  for (const pattern of rule.patterns.map(compilePattern)) {
    index.add(rule, pattern, pattern.groups);
  }
  const withoutHarmless = createIgnoreList(rule.harmless ?? []);
  const matches = memoizeLast((places) => {
    const suspicious = withoutHarmless(places);
    return index.possibleOf(rule, suspicious).some(({ matches }) => matches(suspicious));
  });
  compiled.set(rule, matches);
  return matches;
}
