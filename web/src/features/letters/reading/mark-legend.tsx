import type { ReadingAnswer } from './reading-answer.ts';
import { wordMark } from './word-mark.ts';

const order = ['read', 'again', 'unheard'] as const;

/** What the lines under the words mean: those that are there. */
export function MarkLegend({ words }: { words: ReadingAnswer['words'] }) {
  const states = order.filter((state) => words.some((word) => word.state === state));
  return (
    <ul aria-label="Zeichen" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {states.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span aria-hidden className={`inline-block w-8 ${wordMark[state].line}`} />
          {wordMark[state].label}
        </li>
      ))}
    </ul>
  );
}
