/** One sentence to be said aloud. */
export interface SpokenSentence {
  text: string;
  /** Where the server is making its sound ready, if it is. */
  speechUrl?: string | null;
  /** The sound itself, where it was fetched ahead of time. */
  sound?: Promise<ArrayBuffer> | undefined;
}
