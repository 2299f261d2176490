import type { SafetyVerdict } from './safety-verdict.ts';

/**
 * One category as readable data. Write words in plain German with umlauts and small letters; case,
 * umlaut spelling, leetspeak, s p a c e d words and stretched leeetters are the matcher's business.
 *
 * A pattern is `group + group ! exception`: every group must be found (in any order, near each other)
 * and the exception must not. A group or exception is a list of alternatives with `|` between them.
 * An alternative is a word or several words in a row; `*` at either end of a word stands for any
 * letters, ` ... ` between words for up to four other words.
 */
export type SafetyRule = Exclude<SafetyVerdict, { verdict: 'ok' }> & {
  patterns: string[];
  /** Words that look like a rule word and are none (Sextant, Wasserbombe); they are overlooked. */
  harmless?: string[];
};
