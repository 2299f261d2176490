import { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { z } from 'zod';
import { Round } from '../../games-kit/round/round.ts';
import { ReadingSession } from './reading/reading-session.ts';
import { LettersMode } from './select/letters-mode.ts';
import { LettersTask } from './tasks/letters-task.ts';
import { TaskMode } from './tasks/task-mode.ts';

const level = z.int().min(1).max(3);
/** Chosen before the round began. */
const theme = InterestTheme.nullable();
/** The break button was pressed: everything waits where it is. */
const isOnBreak = z.boolean();

/** Mode select, level select, then tasks or texts until the result (SPEC 4). */
export const LettersGame = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('modes') }),
  z.object({ phase: z.literal('levels'), mode: LettersMode }),
  z.object({ phase: z.literal('preparing'), mode: LettersMode, level }),
  z
    .object({
      phase: z.literal('tasks'),
      mode: TaskMode,
      level,
      theme,
      isOnBreak,
      tasks: z.array(LettersTask),
      /** Its questions are the tasks, in the same order. */
      round: Round,
    })
    .refine(({ tasks, round }) =>
      round.questions.every(
        ({ options }, index) => tasks[index]?.options.join() === options.join(),
      ),
    ),
  z.object({
    phase: z.literal('reading'),
    mode: z.literal('lesen'),
    level,
    theme,
    isOnBreak,
    session: ReadingSession,
  }),
]);
export type LettersGame = z.infer<typeof LettersGame>;
