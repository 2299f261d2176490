/**
 * Words (grammar: `SafetyRule`) that count once, however often they stand in a text, and how much they
 * weigh. The weights were fitted to our own sentences in `src/tables/` (logistic regression, rounded),
 * so none means anything by itself; to teach the gate a word, add it to the sign it resembles.
 */
export type Sign = { weight: number; words: string };
