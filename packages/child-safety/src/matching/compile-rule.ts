import type { SafetyRule } from '../safety-rule.ts';
import { compilePattern } from './compile-pattern.ts';
import { createOverlooking } from './create-overlooking.ts';

/** Turns one category's data into a question about the words of a text. */
export function compileRule(rule: SafetyRule): (places: string[][]) => boolean {
  const patterns = rule.patterns.map(compilePattern);
  const overlook = createOverlooking(rule.harmless ?? []);
  return (places) => {
    const suspicious = overlook(places);
    return patterns.some((matches) => matches(suspicious));
  };
}
