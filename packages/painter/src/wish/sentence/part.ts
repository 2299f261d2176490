import type { VerbWord } from '../../lexicon/verbs/create-verbs.ts';
import type { Feeling } from '../../people/person.ts';

export type Case = 'nominative' | 'accusative' | 'dative';

/** A figure as it is said in the sentence: "auf einem Pferd" has the preposition "auf". */
export type FigurePart = {
  kind: 'figure';
  figure: number;
  preposition?: string;
  /** Folded; empty where none is said. */
  article: string;
  grammaticalCase?: Case | undefined;
};

/** One thing the sentence says, in its order. */
export type Part =
  | FigurePart
  /** Pronouns wait for the clause to say whom they mean. */
  | { kind: 'pronoun'; word: string; preposition?: string; isLast?: boolean }
  /** Opens a relative clause: "der …", "auf dem …". */
  | { kind: 'relative'; word: string; preposition?: string }
  | { kind: 'verb'; verb: VerbWord; folded: string; thing?: string; isNominal?: boolean }
  | { kind: 'particle'; word: string }
  /** Stands before the verb, so that who does it comes after: "unten guckt ein Krokodil". */
  | { kind: 'adverb' }
  | { kind: 'feeling'; feeling: Feeling }
  /** Clothes, hair and nouns that are no figures: "mit Bart und Hut" needs them for its "und". */
  | { kind: 'fixed'; word: string; preposition?: string; article?: string; isDone?: boolean }
  | { kind: 'setting'; word: string; isBare: boolean }
  | { kind: 'unknownVerb'; word: string }
  /** `isWithin`: between those whom one word names, "die Mannschaft". */
  | { kind: 'and'; isWithin?: boolean }
  | { kind: 'not' | 'comma' | 'stop' | 'sub' };
