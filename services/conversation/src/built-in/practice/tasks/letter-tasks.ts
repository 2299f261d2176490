import { hearSpelling } from '@lux/word-desk/sound/hear-spelling.ts';
import { isAnotherMatter } from '../hear-answer.ts';
import { fromList } from './list-tasks.ts';
import { plainWords, type TaskKind } from './task.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function letterTasks(): TaskKind {
  return fromList(
    ALPHABET.slice(0, -1),
    () => true,
    (letter) => {
      const at = ALPHABET.indexOf(letter);
      const next = ALPHABET[at + 1] ?? '';
      return {
        prompt: `Welcher Buchstabe kommt nach ${letter}?`,
        judge(answer) {
          if (isAnotherMatter(answer)) return null;
          const words = plainWords(answer).filter(
            (word) => word.length === 1 || hearSpelling(`${word} a`) !== null,
          );
          const last = words.at(-1);
          return last === undefined || plainWords(answer).length > 7
            ? null
            : hearSpelling(`${last} a`) === `${next.toLowerCase()}a`;
        },
        reason: 'Das ABC hat immer dieselbe Reihenfolge. Sing es, dann hörst du es.',
        hint: `Sag das ABC: ${ALPHABET.slice(Math.max(0, at - 3), at + 1).join(', ')} …`.replace(
          ' …',
          ' und weiter.',
        ),
        solution: `Nach ${letter} kommt ${next}.`,
      };
    },
  );
}
