import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { useEffect, useState } from 'react';
import { rest } from '../../../lib/api/rest.ts';

/** The letters of the letters game, once they are wanted; none where they cannot be read. */
export function useLetterTasks(isWanted: boolean): { task: string; label: string }[] {
  const [tasks, setTasks] = useState<{ task: string; label: string }[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    rest
      .get('/api/letters', async () => LettersContent, { signal: leaving.signal })
      .then(({ letters }) => setTasks(letters.map(({ letter }) => taskOf(letter))))
      .catch(() => {});
    return () => leaving.abort();
  }, [isWanted]);
  return tasks;
}

/** `S s` as the game shows it is `letter:S`. */
function taskOf(shown: string): { task: string; label: string } {
  const [label = shown] = shown.split(' ');
  return { task: `letter:${label}`, label };
}
