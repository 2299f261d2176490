interface Discardable {
  discard: () => void;
}

/** A German sentence that ends with one of these goes on, whatever the recogniser says. */
const GOES_ON =
  /(^|\s)(und|oder|aber|weil|dass|ob|wenn|sondern|ein|eine|einen|einem|einer|der|mein|meine|dein|deine|sehr|ähm?|hm+)[\s.,?!]*$/i;

/**
 * Holds the one answer that is being prepared for the words heard so far: begun on a final result,
 * discarded when the child goes on speaking. `prepare` may return null.
 */
export function createPrepareAhead<T extends Discardable>(prepare: (question: string) => T | null) {
  let kept: { question: string; prepared: T } | null = null;

  function discard(): void {
    kept?.prepared.discard();
    kept = null;
  }

  return {
    hear(text: string, isFinal: boolean): void {
      const question = text.trim();
      if (kept?.question === question) return;
      discard();
      if (!isFinal || question === '' || GOES_ON.test(question)) return;
      const prepared = prepare(question);
      kept = prepared && { question, prepared };
    },

    /** The answer prepared for exactly this question; any other is discarded. */
    take(question: string): T | null {
      if (kept?.question !== question) discard();
      const prepared = kept?.prepared ?? null;
      kept = null;
      return prepared;
    },

    discard,
  };
}
