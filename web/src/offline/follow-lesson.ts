import { LESSON_KEY, storage } from '../lib/storage/storage.ts';

const isInLesson = (): boolean => storage.readText(LESSON_KEY) !== null;

/**
 * Loads a page anew that began in a lesson and is in none any more, or the other way round: another
 * tab has joined or left, or the browser has taken the page out of its history. What it holds in
 * memory belongs to somebody else.
 */
export function followLesson(reload = () => window.location.reload()): void {
  const began = isInLesson();
  const look = () => {
    if (isInLesson() !== began) reload();
  };
  window.addEventListener('pageshow', look);
  window.addEventListener('storage', ({ key }) => {
    if (key === LESSON_KEY || key === null) look();
  });
}
