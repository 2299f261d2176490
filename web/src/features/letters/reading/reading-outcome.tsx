import { BookOpenCheck, Check, Turtle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { wordMark } from './marked-text.tsx';
import type { ReadingAnswer } from './reading-session.ts';

interface PracticeWordsProps {
  words: readonly string[];
  onHear: (word: string) => void;
}

/** Difficult words to listen to slowly and repeat, if the child wants to. */
function PracticeWords({ words, onHear }: PracticeWordsProps) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="practice">
      <h3 id="practice" className="mb-2 font-bold">
        Diese Wörter kannst du üben. Tippe und sprich nach.
      </h3>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Button size="child" variant="outline" className="px-5" onClick={() => onHear(word)}>
              <Turtle aria-hidden />
              {word}
              <span className="sr-only"> langsam hören</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const order = ['read', 'again', 'unheard'] as const;

/** What the lines under the words mean: those that are there. */
function MarkLegend({ words }: { words: ReadingAnswer['words'] }) {
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

/** What LUX says about a reading: what the child did, never that something was wrong. */
export function readingMessage({ isCorrect, words, way }: ReadingAnswer): string {
  if (isCorrect) return way === 'typed' ? 'Geschrieben!' : 'Gelesen!';
  if (words.some(({ state }) => state === 'again')) {
    return 'Du hast gelesen. Manche Wörter kannst du noch üben.';
  }
  return 'LUX hat nicht alle Wörter gehört. Du hast nichts falsch gemacht.';
}

/** More words at once would discourage. */
const MOST = 6;

/**
 * The words worth practising: those misread, each once. Unheard words may be the microphone's
 * fault.
 */
export function hardWords({ words }: ReadingAnswer): string[] {
  const again = words.filter(({ state }) => state === 'again').map(({ word }) => word);
  return [...new Set(again)].slice(0, MOST);
}

interface ReadingOutcomeProps {
  answer: ReadingAnswer;
  onHear: (word: string) => void;
  onOverride: () => void;
}

/** The result of a reading: a message, the marked text, the words worth practising. */
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
