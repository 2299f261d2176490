import type { Calibration } from './calibration.ts';

/** From which certainty on the classifier speaks, chosen in cross-validation. */
export interface Levels {
  /** It is so. */
  sure: number;
  /** It is likely enough to be taken for so. */
  doubtful: number;
}

export interface Thresholds {
  /** Of calls for help and of what is to be turned down, in German and in other languages. */
  help: Levels;
  refusal: Levels;
  otherHelp: Levels;
  otherRefusal: Levels;
  /** From here on a German text may be a call for help, and is met with more care than others. */
  possibleHelp: number;
  /** From here on a text that only adds up to a rule is harmless after all. */
  harmless: number;
  /** From here on a text that a pattern finds is harmless after all. */
  surelyHarmless: number;
  /** From here on a wish for a picture is turned down. */
  badPicture: number;
  /** From here on a word is hidden as a name or a town; of `personal.bin` alone. */
  personal?: number;
}

/** How the shares of each head are to be taken. */
export type Calibrations = Record<'help' | 'refusal' | 'otherHelp' | 'otherRefusal', Calibration>;

export type Certainty = 'sure' | 'doubtful';

export function certaintyOf(likelihood: number, { sure, doubtful }: Levels): Certainty | undefined {
  if (likelihood >= sure) return 'sure';
  return likelihood >= doubtful ? 'doubtful' : undefined;
}

const FEWEST_WORDS = 4;

/** Of so few different words (`sag mal welche`) the rules know what is turned down, what was learnt guesses. */
export const isShort = (text: string): boolean =>
  new Set(text.trim().split(/\s+/)).size < FEWEST_WORDS;
