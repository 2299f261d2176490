export type Operation = '+' | '-' | '*' | '/';
/** What is special about the numbers of sums: a rest, so many digits, whole tens, over a ten or not. */
export type Trait = 'rest' | 'twoDigits' | 'threeDigits' | 'tens' | 'noCarry' | 'carry';
export type Subject =
  | 'maths'
  | 'quiz'
  | 'english'
  | 'spelling'
  | 'articles'
  | 'plurals'
  | 'letters'
  | 'clock'
  | 'capitals'
  | 'opposites'
  | 'problems'
  | 'rhymes'
  | 'doubles'
  | 'money'
  | 'fractions'
  | 'splits'
  | 'counting'
  | 'compare'
  | 'tenses'
  | 'kinds'
  | 'bigOrSmall'
  | 'syllables'
  | 'decimals'
  | 'englishVerbs'
  | 'units'
  | 'gaps'
  | 'rows'
  | 'rounding'
  | 'persons'
  | 'stepped'
  | 'cases';

/** What a child wants to practise. */
export interface Wish {
  subject: Subject;
  operations: Operation[];
  /** The multiplication table that is wanted: 7 for the Siebenerreihe. */
  table: number | null;
  /** All rows, where more than one is wanted. */
  tables: readonly number[];
  traits: readonly Trait[];
  /** Three answers to choose from are wanted. */
  isChoice: boolean;
  /** "Andersrum": what was the answer is asked of. */
  isTurned: boolean;
  /** The largest number that is wanted. */
  limit: number | null;
  topic: string | null;
  /** 1 is harder than the age says, −1 easier. */
  shift: number;
  /** 1 is a small step harder than `shift` says, −1 easier: asked for while sums are practised. */
  step: number;
  /** So many tasks are wanted before LUX asks whether to go on. */
  count: number | null;
  /** "Drei, mehr nicht": behind `count` the practice ends, and nobody is asked whether to go on. */
  isLimited: boolean;
  /** Factors that are not wanted: "alles außer die Eins". */
  without: readonly number[];
  /** The words of the wish, in small letters: what is practised may be named by them. */
  words: readonly string[];
}
