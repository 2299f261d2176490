import type { AdjectiveMeaning } from '../../lexicon/create-adjectives.ts';
import type { PersonWord } from '../../lexicon/create-people.ts';
import type { LexiconEntry } from '../../lexicon/drawing-words.ts';
import type { VerbWord } from '../../lexicon/verbs/create-verbs.ts';
import type { SettingHint } from '../create-settings.ts';
import type { WishColour } from '../wish-colours.ts';

/** A noun with its drawing, and what else it may be. */
export type NounReading = {
  entry: LexiconEntry;
  person?: PersonWord | undefined;
  /** Stands for something without a drawing, this much larger than usual. */
  similar?: { word: string; size: number; colour?: string | undefined } | undefined;
};

/** One word of a wish with everything it may say. */
export type ReadWord = {
  text: string;
  folded: string;
  preposition?: string | undefined;
  count?: number | undefined;
  colour?: WishColour | undefined;
  size?: number | undefined;
  adjective?: AdjectiveMeaning | undefined;
  verb?: VerbWord | undefined;
  hint?: SettingHint | undefined;
  noun?: NounReading | undefined;
  modifier?: string | undefined;
  /** Hair, eyes, wings: drawn with the figure, not by themselves. */
  isPart?: boolean;
  /** A noun that is no thing to be painted: Lied, Spaß, Angst. */
  isSwallowed?: boolean;
  isUnknownNoun?: boolean;
};

export type WordPlace = {
  text: string;
  folded: string;
  isNounLike: boolean;
  hasCapitals: boolean;
  isFirst: boolean;
  /** Folded neighbours; empty at the ends. */
  before: string;
  after: string;
  saysI: boolean;
  /** A form of "machen" goes with it: "ein Foto machen". */
  isMade: boolean;
};
