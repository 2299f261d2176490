import { languages } from '../language.ts';
import type { BlockedCategory, CrisisCategory } from '../safety-verdict.ts';

/** What the training sentences of a call for help or an emergency are called, and the gate's category. */
export const helpLabels = {
  'self-harm': 'self-harm',
  'violence-at-home': 'violence-at-home',
  abuse: 'abuse',
  neglect: 'neglect',
  eating: 'eating',
  followed: 'stranger',
  'running-away': 'running-away',
  bullying: 'bullying',
  'other-child': 'other-child',
  lost: 'lost',
  fire: 'fire',
  injury: 'injury',
  poison: 'poison',
  breath: 'breath',
} satisfies Record<string, CrisisCategory>;

/** What the training sentences to be turned down are called, and the gate's category. */
export const refusalLabels = {
  sexual: 'sexual',
  drugs: 'drugs',
  weapons: 'weapons',
  violence: 'violence',
  hate: 'hate',
  dare: 'dangerous-dare',
  'rule-breaking': 'rule-breaking',
  horror: 'horror',
  'personal-data': 'personal-data',
  insult: 'insult',
} satisfies Record<string, BlockedCategory>;

const meanings = [...Object.keys(helpLabels), ...Object.keys(refusalLabels), 'harmless'];

const unitsOf = (count: number) => Array.from({ length: count }, (_, at) => `unit ${at}`);
/** The heads of the classifier: each chooses one of its labels. */
export const heads = {
  meaning: meanings,
  /** The same, for all other languages together: by their letters, and by concepts that all share. */
  abroad: meanings,
  language: [...languages],
  /** Of what is to be painted: whether it may be. */
  picture: ['good', 'bad'],
  /** The small layer beside the first (`layered-head.ts`). */
  meaningUnits: unitsOf(24),
  /** Of a word: whether it is somebody's first name or family name, or a town (`masking/learnt/`). */
  personal: ['nothing', 'name', 'family', 'town'],
} as const;

/**
 * Labels of training sentences about pictures, which have a head of their own, and of LUX's answers. As a
 * child's sentences the good ones are harmless.
 */
export const otherLabels = ['picture-bad', 'picture-ok', 'reply-bad', 'reply-ok'] as const;

export type HeadName = keyof typeof heads;
