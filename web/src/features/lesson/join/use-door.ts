import type { LessonDoor } from '@lux/contracts/classroom/lesson.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { lessonApi } from '../lesson-api.ts';

/** Who sits down elsewhere is seen here soon. A right code may be asked about as often as one likes. */
const LOOK_AGAIN_MS = 8_000;

export type Door =
  | { state: 'loading' }
  | { state: 'open'; door: LessonDoor }
  /** No lesson has this code (now). */
  | { state: 'unknown' }
  | { state: 'failed'; message: string };

/** The lesson behind a code, and who has sat down in it so far. */
export function useDoor(code: string) {
  const [door, setDoor] = useState<Door>({ state: 'loading' });
  const asking = useRef(new AbortController());

  const look = useCallback(async (): Promise<void> => {
    asking.current.abort();
    const controller = new AbortController();
    asking.current = controller;
    const found = await readDoor(code, controller.signal);
    if (controller.signal.aborted) return;
    // What is open stays so while there is no line.
    setDoor((before) => (before.state === 'open' && found.state === 'failed' ? before : found));
  }, [code]);

  const isOpen = door.state === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen, look]);

  useEffect(() => {
    void look();
    return () => asking.current.abort();
  }, [look]);

  const lookAgain = useCallback(() => {
    setDoor({ state: 'loading' });
    void look();
  }, [look]);

  return { door, look, lookAgain };
}

async function readDoor(code: string, signal: AbortSignal): Promise<Door> {
  try {
    return { state: 'open', door: await lessonApi.readDoor(code, signal) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { state: 'unknown' };
    const isSaid = error instanceof ApiError && error.isForPerson;
    return { state: 'failed', message: isSaid ? error.message : 'Das hat nicht geklappt.' };
  }
}
