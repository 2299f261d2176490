import { hash } from 'node:crypto';
import type { SafetyVerdict } from './safety-verdict.ts';

/** Two for each of 250 children who talk at once; a full memory is cleared. */
const MOST_TEXTS = 500;

/**
 * Remembers what a gate said about a text, by a hash, so that no child's words are kept: with each turn the
 * one before and the calls for help before it are asked about once more.
 */
export function rememberVerdicts(
  check: (text: string) => SafetyVerdict,
): (text: string) => SafetyVerdict {
  const known = new Map<string, SafetyVerdict>();
  return (text) => {
    const key = hash('sha256', text, 'base64');
    const before = known.get(key);
    if (before !== undefined) return before;
    const verdict = check(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(key, verdict);
    return verdict;
  };
}
