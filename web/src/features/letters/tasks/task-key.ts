import type { TaskMode } from '../letters-game.ts';

const kinds: Record<TaskMode, string> = {
  buchstaben: 'letter',
  silben: 'syllable',
  worte: 'word',
};

/** Under which answers to a task are counted: `letter:S` of `S s`, `syllable:ma`, `word:Oma`. */
export function taskKey(mode: TaskMode, asked: string): string {
  const [first = asked] = asked.split(' ');
  return `${kinds[mode]}:${mode === 'buchstaben' ? first : asked}`;
}

/** The same of a text to be read. */
export function readingKey(textId: string): string {
  return `reading:${textId}`;
}
