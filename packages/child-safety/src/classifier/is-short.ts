const FEWEST_WORDS = 4;

/** Of so few different words (`sag mal welche`) the rules know what is turned down, what was learnt guesses. */
export const isShort = (text: string): boolean =>
  new Set(text.trim().split(/\s+/)).size < FEWEST_WORDS;
