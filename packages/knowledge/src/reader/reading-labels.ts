import { type AspectName, aspectNames } from '../content/aspect-names.ts';

/** What a sentence can be beside a question for a fact; the word desk, sums and talk are elsewhere. */
export const sayingKinds = [
  'german',
  'english',
  'maths',
  'practice',
  'feeling',
  'smalltalk',
  'create',
  'order',
] as const;
export type SayingKind = (typeof sayingKinds)[number];

/** How a child goes on with what LUX said. */
export const followUps = [
  'more',
  'simpler',
  'deeper',
  'why',
  'again',
  'example',
  'really',
  'other',
  'compare',
  'yes',
  'no',
] as const;
export type FollowUp = (typeof followUps)[number];

/** `none`: asks for a fact, but for no aspect that things have. */
export type AskedAspect = AspectName | 'none';

/** What the learnt reader tells apart, in the order of its weights. */
export const readingLabels: readonly string[] = [
  ...aspectNames,
  'none',
  ...followUps.map((name) => `follow:${name}`),
  ...sayingKinds,
];
