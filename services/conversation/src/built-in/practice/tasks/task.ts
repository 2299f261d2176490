/** One thing LUX asks in a practice. It is found again in the history by its words. */
export interface Task {
  /** The last sentence LUX says: "Wie viel ist 7 mal 8?" */
  prompt: string;
  /** Whether an answer is right; null where the child says something else. */
  judge: (answer: string) => boolean | null;
  hint: string;
  /** For who asks for one more tip. */
  secondHint?: string;
  /** Why it is so, for who asks behind the answer. */
  reason?: string;
  /** The solution in a whole sentence. */
  solution: string;
  /** The number that is right, of sums. */
  result?: number;
  /** It is answered with yes or no, which elsewhere answers nothing. */
  takesYesOrNo?: boolean;
  /** How hard it is beside others of its kind. */
  weight?: number;
}

/** A kind of task: makes new ones, and knows its own from LUX's words. */
export interface TaskKind {
  make: (seed: number) => Task;
  /** The task whose prompt ends what LUX has said. */
  find: (said: string) => Task | null;
  /** What was wished for by name, in that order: "groß, heiß, hell". */
  named?: readonly Task[];
  /** The tasks that a child names, in its words and their order: "jetzt Italien", "und sechs mal sieben". */
  name?: (said: string) => Task[];
}

/** Small letters, no marks, no umlauts: for comparing what a recogniser wrote. */
export function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .match(/\p{L}+|\d+/gu) ?? []
  );
}

/** More of a word than its first letter, for who asks for one more tip. */
export const halfOf = (word: string) =>
  `Es fängt so an: ${word.slice(0, Math.max(2, Math.ceil(word.length / 2)))}.`;
