import type { BlockedCategory } from './blocked-category.ts';
import type { CrisisCategory } from './crisis-category.ts';

/** What the gate says about a text. `answer` is what LUX says instead, ready to be spoken. */
export type SafetyVerdict =
  | { verdict: 'ok' }
  | { verdict: 'blocked'; category: BlockedCategory; answer: string }
  | { verdict: 'crisis'; category: CrisisCategory; answer: string };
