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
