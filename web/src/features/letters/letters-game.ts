import { Id } from '@lux/contracts/common/ids.ts';
import { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { z } from 'zod';
import { isRoundFinished, Round } from '../../games-kit/round/round.ts';
import { ReadingSession, readingIndex } from './reading/reading-session.ts';
import { LettersTask } from './tasks/letters-task.ts';

/** SPEC 2. The mode is also the category under which a finished round is reported. */
export const LettersMode = z.enum(['buchstaben', 'silben', 'worte', 'lesen']);
export type LettersMode = z.infer<typeof LettersMode>;

/** The modes that ask; the other one is reading. */
export const TaskMode = z.enum(['buchstaben', 'silben', 'worte']);
export type TaskMode = z.infer<typeof TaskMode>;

const level = z.int().min(1).max(3);
/** Chosen before the round began. */
const theme = InterestTheme.nullable();
/** The break button was pressed: everything waits where it is. */
const isOnBreak = z.boolean();

/** Words or a text of the child's teacher (CLASSROOM "Materials"). */
export const PlayedMaterial = z.object({
  id: Id,
  kind: z.enum(['words', 'text']),
  title: z.string(),
});
export type PlayedMaterial = z.infer<typeof PlayedMaterial>;
/** Null: our own content is played. */
const material = PlayedMaterial.nullable().default(null);

/** Mode select, level select, then tasks or texts until the result (SPEC 4). */
export const LettersGame = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('modes') }),
  z.object({ phase: z.literal('levels'), mode: LettersMode }),
  /** A teacher's words: which mode to practise them in. */
  z.object({ phase: z.literal('material'), material: PlayedMaterial }),
  z.object({ phase: z.literal('preparing'), mode: LettersMode, level, material }),
  z
    .object({
      phase: z.literal('tasks'),
      mode: TaskMode,
      level,
      theme,
      material,
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
    material,
    /** Of a teacher's text comes more in the next round. */
    hasMore: z.boolean().default(false),
    isOnBreak,
    session: ReadingSession,
  }),
]);
export type LettersGame = z.infer<typeof LettersGame>;

/** True while a result is on the screen. */
export function isGameFinished(game: LettersGame): boolean {
  if (game.phase === 'tasks') return isRoundFinished(game.round);
  if (game.phase !== 'reading') return false;
  return readingIndex(game.session) === game.session.texts.length;
}

/** What a child chose from before this: a level, a way to practise words, or the first screen. */
export function choiceBefore(
  mode: LettersMode,
  played: PlayedMaterial | null,
): Extract<LettersGame, { phase: 'modes' | 'levels' | 'material' }> {
  if (played === null) return { phase: 'levels', mode };
  return played.kind === 'words' ? { phase: 'material', material: played } : { phase: 'modes' };
}
