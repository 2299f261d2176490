interface Discardable {
  discard: () => void;
}

/** With these at the end a German sentence is not over, whatever the recogniser says. */
const GOES_ON =
  /(^|\s)(und|oder|aber|weil|dass|ob|wenn|sondern|ein|eine|einen|einem|einer|der|mein|meine|dein|deine|sehr|ähm?|hm+)[\s.,?!]*$/i;

/**
 * Keeps the one answer that is being prepared for what was heard so far: begun on a final result,
 * thrown away when the child goes on speaking. `prepare` may be unable to.
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

    /** The answer prepared for exactly this question; any other is thrown away. */
    take(question: string): T | null {
      if (kept?.question !== question) discard();
      const prepared = kept?.prepared ?? null;
      kept = null;
      return prepared;
    },

    discard,
  };
}
