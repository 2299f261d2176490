/** `rank`: 0 own word list, 1 emoji label, 3 emoji tag; half a step more when only a stem agrees. */
export type LexiconEntry = { label: string; hexcodes: string[]; rank: number };

/** Which drawing a word means. */
export type DrawingWords = {
  find(word: string, worstRank?: number): LexiconEntry | undefined;
  /** Folded words of the own list and the labels, for spelling help. */
  spellings: ReadonlyMap<string, LexiconEntry>;
};
