import type { ReadingAnswer } from './reading-answer.ts';

type WordState = ReadingAnswer['words'][number]['state'];

interface Mark {
  label: string;
  /** The line under the word: each state has a shape of its own. */
  line: string;
}

/** Shape and word for each state; colour only says it once more. */
export const wordMark: Record<WordState, Mark> = {
  read: { label: 'gelesen', line: 'border-b-4 border-solid border-success' },
  again: { label: 'nochmal', line: 'border-b-6 border-double border-warning' },
  unheard: { label: 'nicht gehört', line: 'border-b-4 border-dotted border-control-line' },
};
