import type { BlockedCategory, CrisisCategory } from './safety-verdict.ts';

/**
 * One category as readable data. Write words in plain German with umlauts and small letters; case,
 * umlaut spelling, leetspeak, s p a c e d words, stretched leeetters, dialect and what children write
 * as they hear it are the matcher's business.
 *
 * A pattern is `group + group ~ span ! exception`: every group must be found, in any order and at most
 * `span` words apart (14 if not said), and the exception must not. A group or exception is a list of
 * alternatives with `|` between them. An alternative is a word or several words in a row; `*` at
 * either end of a word stands for any letters, `=` before it for this spelling only, `^` before it
 * for the start of the text, ` ... ` between words for up to four other words, and `<name>` for a
 * family of words (`rules/word-families.ts`).
 */
export type SafetyRule = RuleVerdict & {
  patterns: string[];
  /** Words that look like a rule word and are none (Sextant, Wasserbombe); they are overlooked. */
  harmless?: string[];
};

/** The help in a crisis stands in `help-texts/`, once for rules and classifier. */
type RuleVerdict =
  | { verdict: 'blocked'; category: BlockedCategory; answer: string }
  | { verdict: 'crisis'; category: CrisisCategory };
