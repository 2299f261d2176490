/** Something to choose: a letter, a syllable, a word. */
export interface Option {
  /** As shown; no two options have the same. */
  text: string;
  /** Texts of options that look or sound similar; naming it on one side is enough. */
  similar?: readonly string[];
  /** Texts of options that would be right as well, and are never offered beside it. */
  alike?: readonly string[];
}
