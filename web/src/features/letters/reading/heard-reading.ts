/** What was heard, or typed, of a text. */
export interface HeardReading {
  transcript: string;
  /** From the first word heard to the last; null where nobody knows, as with typing. */
  durationMs: number | null;
}
