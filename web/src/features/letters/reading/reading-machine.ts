import { splitText } from '@lux/reading/text/split-text.ts';
import { type ReadingAnswer, type ReadingSession, readingIndex } from './reading-session.ts';

/** The answer when somebody says that the text was read. */
function allRead(text: string, way: 'self' | 'adult'): ReadingAnswer {
  const words = splitText(text).map(({ word }) => ({ word, state: 'read' as const }));
  return { words, isCorrect: true, wordsPerMinute: null, way };
}

/** `at`: ms since 1970. */
export type ReadingEvent =
  | { type: 'reading-started'; at: number }
  /** Nothing was heard, or listening was broken off. */
  | { type: 'reading-stopped'; at: number }
  | { type: 'analysis-begun'; at: number }
  | { type: 'analysed'; answer: ReadingAnswer; at: number }
  | { type: 'analysis-failed'; at: number }
  /** The child says that it has read the text. */
  | { type: 'self-checked'; at: number }
  /** An adult says that it was right. */
  | { type: 'overridden'; at: number }
  | { type: 'read-again'; at: number }
  | { type: 'text-left'; at: number };

/** After a longer pause the child was away, and the time does not count; a story takes less. */
const LONGEST_PAUSE_MS = 180_000;

/** Reading one text after the other (SPEC 4). Nothing here is a mistake: every text can be left. */
export function readingMachine(session: ReadingSession, event: ReadingEvent): ReadingSession {
  const { step, answers } = session;
  const text = session.texts[readingIndex(session)]?.text;
  if (text === undefined) return session;
  const later = after(session, event.at);
  switch (event.type) {
    case 'reading-started':
      return step === 'ready' ? { ...later, step: 'listening' } : session;
    case 'reading-stopped':
      return step === 'listening' ? { ...later, step: 'ready' } : session;
    case 'analysis-begun':
      return step === 'ready' || step === 'listening' ? { ...later, step: 'analysing' } : session;
    case 'analysed':
      return step === 'analysing' ? answered(later, event.answer) : session;
    case 'analysis-failed':
      return step === 'analysing' ? { ...later, step: 'ready' } : session;
    case 'self-checked':
      return step === 'answered' ? session : answered(later, allRead(text, 'self'));
    case 'overridden':
      return step === 'answered'
        ? { ...later, answers: [...answers.slice(0, -1), allRead(text, 'adult')] }
        : session;
    case 'read-again':
      return step === 'answered'
        ? { ...later, step: 'ready', answers: answers.slice(0, -1) }
        : session;
    case 'text-left':
      return step === 'answered' ? { ...later, step: 'ready' } : session;
  }
}

function answered(session: ReadingSession, answer: ReadingAnswer): ReadingSession {
  return { ...session, step: 'answered', answers: [...session.answers, answer] };
}

function after(session: ReadingSession, at: number): ReadingSession {
  const passedMs = Math.min(Math.max(at - session.lastAt, 0), LONGEST_PAUSE_MS);
  return { ...session, playedMs: session.playedMs + passedMs, lastAt: at };
}
