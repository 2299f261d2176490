import type { LettersTask } from '../features/letters/tasks/letters-task.ts';

/** The letter M in "Maus", the first of its options. */
export function buildLettersTask(overrides: Partial<LettersTask> = {}): LettersTask {
  return {
    asked: 'M m',
    options: ['M m', 'A a', 'L l', 'O o'],
    word: 'Maus',
    parts: [
      { text: 'M', isAsked: true },
      { text: 'aus', isAsked: false },
    ],
    drawing: '1F401',
    sound: 'm',
    syllables: null,
    ...overrides,
  };
}
