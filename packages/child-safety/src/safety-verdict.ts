import type { Certainty } from './classifier/thresholds.ts';
import type { Language } from './language.ts';

/** What the gate says about a text. `answer` is what LUX says instead, ready to be spoken. */
export type SafetyVerdict =
  | { verdict: 'ok'; concern?: Concern }
  | ({ verdict: 'blocked'; category: BlockedCategory; answer: string } & Seen)
  | ({ verdict: 'crisis'; category: CrisisCategory; answer: string } & Seen)
  /** Of a script or language that LUX cannot judge: nobody answers it unjudged. */
  | { verdict: 'unclear'; answer: string };

/** A call for help, with the text that answers it. */
export type CrisisVerdict = Extract<SafetyVerdict, { verdict: 'crisis' }>;

/**
 * What may be a call for help, though too little speaks for it to answer it as one. Whoever knows a good
 * answer gives it; else LUX asks back with care instead of saying that it does not know.
 */
export interface Concern {
  category: CrisisCategory;
  answer: string;
  /** One sentence or two behind an answer that takes up what the child told. */
  wayToHelp: string;
}

/** How sure the gate is, and the language it took the text for. */
interface Seen {
  certainty: Certainty;
  language: Language;
}

/** What LUX kindly does not talk about or draw. */
export type BlockedCategory =
  | 'sexual'
  | 'violence'
  | 'weapons'
  | 'drugs'
  | 'hate'
  | 'gambling'
  | 'insult'
  | 'rude-words'
  | 'personal-data'
  | 'dangerous-dare'
  | 'rule-breaking'
  | 'horror'
  | 'asks-personal-data'
  | 'keeps-secrets'
  | 'keeps-child';

/** Signs of danger; the child gets a fixed, human-written answer (DESIGN 6, `help-texts/`). */
export type CrisisCategory =
  | 'emergency'
  | 'fire'
  | 'injury'
  | 'poison'
  | 'breath'
  | 'lost'
  | 'self-harm'
  | 'violence-at-home'
  | 'abuse'
  /** Somebody threatens to show pictures of the child. */
  | 'blackmail'
  | 'stranger'
  | 'neglect'
  | 'eating'
  | 'other-child'
  | 'running-away'
  | 'bullying';
