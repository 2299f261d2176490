import { splitText } from '@lux/reading/text/split-text.ts';
import type { ReadingAnswer } from './reading-session.ts';

type WordState = ReadingAnswer['words'][number]['state'];

interface Mark {
  label: string;
  /** The line under the word: each state has a shape of its own. */
  line: string;
}

/** Shape and word for each state, so that colour is never the only sign. */
export const wordMark: Record<WordState, Mark> = {
  read: { label: 'gelesen', line: 'border-b-4 border-solid border-success' },
  again: { label: 'nochmal', line: 'border-b-6 border-double border-warning' },
  unheard: { label: 'nicht gehört', line: 'border-b-4 border-dotted border-control-line' },
};

interface MarkedTextProps {
  text: string;
  words: ReadingAnswer['words'];
}

/** The text with a mark for every word: a line of its own kind, and its name where it is not read. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return (
    <p className="flex flex-wrap items-start gap-x-2 gap-y-2">
      {splitText(text).map(({ before, word, after }, index) => {
        const state = words[index]?.state ?? 'unheard';
        const { label, line } = wordMark[state];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never move
          <span key={index} data-state={state} className="inline-flex flex-col items-center">
            <span className="leading-tight">
              {before}
              <span className={`inline-block ${line}`}>{word}</span>
              {after.trimEnd()}
            </span>
            <span
              className={
                state === 'read'
                  ? 'sr-only'
                  : 'mt-0.5 font-bold text-ink-soft text-xs leading-tight'
              }
            >
              {label}
            </span>
          </span>
        );
      })}
    </p>
  );
}
