import type { CrisisCategory } from '../safety-verdict.ts';

/**
 * A whole situation that a child calls for help from, told so exactly that it is a call whatever else is
 * thought of its words, and that asks for other help than the rest of its kind.
 */
export interface Situation {
  category: CrisisCategory;
  /** In the grammar of the rules (`safety-rule.ts`). */
  patterns: readonly string[];
  /** It may be a call, and LUX asks back with care. */
  isConcern?: true;
  /** What LUX says, as in `help-texts/german.ts`; without it the text of the category. */
  answer?: string;
  /** What LUX says where the child goes on speaking; without it the words of the category. */
  again?: string;
}
