import type { Join } from '@lux/contracts/classroom/lesson.ts';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { stepVoice } from '../step-voice.ts';
import { joinLesson } from './join-lesson.ts';

/** What a child is told, in words of its own. */
const sentences: Record<string, string> = {
  WRONG_PICTURES: 'Das waren andere Bilder. Versuche es noch einmal.',
  SEAT_TAKEN: 'Da sitzt schon jemand. Ist das dein Platz? Sag deiner Lehrerin Bescheid.',
  SEAT_WAITS: 'Das waren zu viele Versuche. Warte, bis der Kreis leer ist.',
  GUESTS_NOT_ALLOWED: 'Ohne Platz geht es heute nicht. Frag deine Lehrerin.',
  LESSON_NOT_FOUND: 'Die Stunde ist gerade zu Ende gegangen.',
};
const WAIT_SECONDS = 60;

/** Sitting down, and what may come in between. */
export function useJoining(code: string, onRefused: (errorCode: string) => void) {
  const [isJoining, setIsJoining] = useState(false);
  const [note, setNote] = useState('');
  /** Until when the seat waits, by this page's clock; null while it does not. */
  const [waitsUntilMs, setWaitsUntilMs] = useState<number | null>(null);

  async function join(chosen: Omit<Join, 'visitorToken'>): Promise<void> {
    setIsJoining(true);
    setNote('');
    try {
      // The page begins anew, so this one goes on looking busy.
      await joinLesson(code, chosen);
    } catch (error) {
      setIsJoining(false);
      tell(error);
    }
  }

  function tell(error: unknown): void {
    const errorCode = error instanceof ApiError ? error.code : '';
    const said = error instanceof ApiError && error.isForPerson ? error.message : '';
    const sentence = sentences[errorCode] ?? (said || 'Das hat nicht geklappt. Noch einmal?');
    setNote(sentence);
    stepVoice.say(sentence);
    if (errorCode === 'SEAT_WAITS' && error instanceof ApiError) {
      setWaitsUntilMs(performance.now() + (error.retryAfterSeconds ?? WAIT_SECONDS) * 1000);
    }
    onRefused(errorCode);
  }

  return {
    isJoining,
    note,
    waitsUntilMs,
    join,
    forget: () => setNote(''),
    waited: () => {
      setWaitsUntilMs(null);
      setNote('');
    },
  };
}
