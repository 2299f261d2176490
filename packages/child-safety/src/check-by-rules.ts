import { readText } from './classifier/read-text.ts';
import type { SafetyVerdict } from './safety-verdict.ts';
import { verdictOf } from './verdict-of.ts';

/**
 * The rules alone, for what is no child's own sentence to LUX: stories, facts, quiz questions. The learnt
 * part knows children's sentences only and would be unsure of a fairy tale.
 */
export function checkByRules(text: string): SafetyVerdict {
  const { found } = readText(text);
  if (!found) return { verdict: 'ok' };
  return verdictOf(found.rule, { certainty: found.by === 'pattern' ? 'sure' : 'doubtful' });
}
