import type { TaskMode } from '../letters-game.ts';
import type { LettersTask } from './letters-task.ts';

interface Wording {
  /** The instruction: always the same literal sentences. */
  instruct: (task: Pick<LettersTask, 'drawing'>) => string;
  /** What a task shows, once it is answered. */
  explain: (task: LettersTask) => string;
}

const letterIn = ({ asked, word, parts }: LettersTask) =>
  parts[0]?.isAsked ? `${asked} wie ${word}.` : `${asked} wie in ${word}.`;

/** The wording of each mode, the same at every task. */
export const taskWording: Record<TaskMode, Wording> = {
  buchstaben: { instruct: () => 'Hör den Laut. Tippe auf den Buchstaben.', explain: letterIn },
  silben: {
    instruct: () => 'Hör die Silbe. Tippe auf die Silbe.',
    explain: ({ asked, word }) => `${asked} wie in ${word}.`,
  },
  worte: {
    instruct: ({ drawing }) =>
      drawing === null
        ? 'Hör das Wort. Tippe auf das Wort.'
        : 'Sieh das Bild an. Tippe auf das Wort.',
    explain: ({ word, drawing }) =>
      drawing === null ? `Das Wort heißt: ${word}.` : `Das Bild zeigt: ${word}.`,
  },
};
