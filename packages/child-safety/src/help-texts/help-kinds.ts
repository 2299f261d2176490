import type { CrisisCategory } from '../safety-verdict.ts';

/** Dangers in which the same way helps. */
export type HelpKind =
  /** Does not want to live, hurts or starves itself. */
  | 'sadness'
  /** Is not safe at home. */
  | 'home'
  /** Is threatened with pictures of itself. */
  | 'pictures'
  /** Is bullied, or worries for another child. */
  | 'friends'
  /** Is followed or lost. */
  | 'outside'
  /** Fire, injury, poison, no breath. */
  | 'emergency';

export const helpKinds: Record<CrisisCategory, HelpKind> = {
  'self-harm': 'sadness',
  eating: 'sadness',
  'violence-at-home': 'home',
  abuse: 'home',
  blackmail: 'pictures',
  neglect: 'home',
  'running-away': 'home',
  bullying: 'friends',
  'other-child': 'friends',
  stranger: 'outside',
  lost: 'outside',
  emergency: 'emergency',
  fire: 'emergency',
  injury: 'emergency',
  poison: 'emergency',
  breath: 'emergency',
};
