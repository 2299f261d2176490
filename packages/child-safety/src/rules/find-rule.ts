import { compileRule } from '../matching/compile-rule.ts';
import type { SafetyRule } from '../safety-rule.ts';
import { scoreDanger } from '../scoring/danger/score-danger.ts';
import { scoreRefusal } from '../scoring/refusal/score-refusal.ts';
import { harmingRule } from './blocked/harming-rule.ts';
import { blockedRules } from './blocked-rules.ts';
import { crisisRules } from './crisis-rules.ts';

const compile = (rule: SafetyRule) => ({ rule, matches: compileRule(rule) });
const crisis = crisisRules.map(compile);
const blocked = blockedRules.map(compile);
const isHarming = compileRule(harmingRule);

export interface FoundRule {
  rule: SafetyRule;
  /** By a pattern, or because the words of the text add up to it. */
  by: 'pattern' | 'score';
}

/** The rule that speaks about a text, if any. Who asks how to harm somebody is told no first; then danger: a child who swears while calling for help is helped. */
export function findRule(places: string[][]): FoundRule | undefined {
  if (isHarming(places)) return { rule: harmingRule, by: 'pattern' };
  const danger = crisis.find(({ matches }) => matches(places))?.rule;
  if (danger) return { rule: danger, by: 'pattern' };
  const scoredDanger = scoreDanger(places);
  const likelyDanger = crisisRules.find(({ category }) => category === scoredDanger);
  if (likelyDanger) return { rule: likelyDanger, by: 'score' };
  return findRefusal(places);
}

/** The rule that turns a text down, whatever danger it may speak of. */
export function findRefusal(places: string[][]): FoundRule | undefined {
  const refused = blocked.find(({ matches }) => matches(places))?.rule;
  if (refused) return { rule: refused, by: 'pattern' };
  const scoredRefusal = scoreRefusal(places);
  const likelyRefused = blockedRules.find(({ category }) => category === scoredRefusal);
  return likelyRefused && { rule: likelyRefused, by: 'score' };
}
