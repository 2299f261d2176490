import { BookOpenCheck, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { hardWords } from './hard-words.ts';
import { MarkLegend } from './mark-legend.tsx';
import { PracticeWords } from './practice-words.tsx';
import type { ReadingAnswer } from './reading-answer.ts';
import { readingMessage } from './reading-message.ts';

interface ReadingOutcomeProps {
  answer: ReadingAnswer;
  onHear: (word: string) => void;
  onOverride: () => void;
}

/** What became of a reading: a message, the marks, the words worth practising. */
export function ReadingOutcome({ answer, onHear, onOverride }: ReadingOutcomeProps) {
  const { words, wordsPerMinute } = answer;
  const isAllRead = words.every(({ state }) => state === 'read');
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);

  return (
    <div className="flex flex-col gap-4">
      <p
        ref={message}
        tabIndex={-1}
        className="flex items-center gap-3 rounded-lg bg-success-soft p-4 font-bold text-lg text-on-success-soft leading-snug outline-none"
      >
        <BookOpenCheck aria-hidden className="size-8 shrink-0" />
        {readingMessage(answer)}
      </p>
      {!isAllRead && <MarkLegend words={words} />}
      <PracticeWords words={hardWords(answer)} onHear={onHear} />
      {wordsPerMinute !== null && (
        <p className="text-ink-soft text-sm">
          Dein Tempo: etwa {wordsPerMinute} {wordsPerMinute === 1 ? 'Wort' : 'Wörter'} in einer
          Minute.
        </p>
      )}
      {!isAllRead && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          Für Erwachsene:
          <Button variant="outline" onClick={onOverride}>
            <Check aria-hidden />
            War richtig
          </Button>
        </p>
      )}
    </div>
  );
}
