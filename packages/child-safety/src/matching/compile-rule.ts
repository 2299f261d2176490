import type { SafetyRule } from '../safety-rule.ts';
import { compilePattern } from './compile-pattern.ts';

/** Turns one category's data into a question about the words of a text. */
export function compileRule(rule: SafetyRule): (places: string[][]) => boolean {
  const patterns = rule.patterns.map(compilePattern);
  const isHarmless = rule.harmless ? compilePattern(rule.harmless.join(' | ')) : undefined;
  return (places) => {
    const suspicious = isHarmless
      ? places.map((place) => (isHarmless([place]) ? [] : place))
      : places;
    return patterns.some((matches) => matches(suspicious));
  };
}
