import type { Dimension } from '../units.ts';

/** A number of a told problem, or what stands for one: "24 Karten", "ein Drittel", "doppelt so viele wie ich". */
export interface Mention {
  kind: 'amount' | 'share' | 'times' | 'more';
  /** A count or measure; of a share its part; of "times" the factor; of "more" the step, with its sign. */
  value: number;
  dimension: Dimension | null;
  units: readonly string[];
  /** What is counted, as it was said. */
  noun: string | null;
  /** "als Jonas", "wie ich": with whom it is compared; null where that is not said. */
  reference: string | null;
  /** Places of the first word and behind the last one. */
  at: number;
  end: number;
}

/** A mention with the words of its clause, and who does it. */
export interface Told extends Mention {
  words: readonly string[];
  owner: string | null;
  /** Whether a verb is said for it: "und 5 am Markt" goes on with the last one. */
  hasVerb: boolean;
  /** "3 Tüten mit je 8 Keksen": of how many it is told. */
  count: Mention | null;
}
