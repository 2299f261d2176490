/** What the gate says about a text. `answer` is what LUX says instead, ready to be spoken. */
export type SafetyVerdict =
  | { verdict: 'ok' }
  | { verdict: 'blocked'; category: BlockedCategory; answer: string }
  | { verdict: 'crisis'; category: CrisisCategory; answer: string };

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
  | 'asks-personal-data'
  | 'keeps-secrets'
  | 'keeps-child';

/** Signs of danger; the child gets a fixed, human-written answer (DESIGN 6). */
export type CrisisCategory =
  | 'emergency'
  | 'self-harm'
  | 'violence-at-home'
  | 'abuse'
  | 'stranger'
  | 'running-away'
  | 'bullying';
