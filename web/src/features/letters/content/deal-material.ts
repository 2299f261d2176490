import type { PlayableMaterial } from '@lux/contracts/classroom/material.ts';
import type { FoundWord, LettersContent } from '@lux/contracts/games/letters-content.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import { chooseOptions } from '@lux/reading/options/choose-options.ts';
import { splitReadingText } from '../../../games-kit/reading/split-reading-text.ts';
import type { TaskMode } from '../letters-game.ts';
import type { ReadingText } from '../reading/reading-session.ts';
import type { LettersTask } from '../tasks/letters-task.ts';
import { ROUND_LENGTH } from './deal-tasks.ts';
import { modeDrafts, type TaskDraft, toTask } from './level-drafts.ts';
import { materialDrafts, soundingLike } from './material-drafts.ts';

/** One option is like the right one: the teacher, not a level, chose how hard it is. */
const LEVEL = 2;
const WRONG_OPTIONS = 3;
/** As many as of our own stories. */
const PARTS = 3;

interface Dealing {
  /** What this child was asked or has read of it, oldest first. */
  asked: readonly string[];
  random: Random;
}

/**
 * The tasks of one round with a teacher's words: those not asked yet, then those asked longest ago. The
 * teacher chose them; so what is weak does not come before them. Where the list is short, wrong options
 * are ours.
 */
export function dealMaterialTasks(
  words: readonly FoundWord[],
  content: LettersContent,
  mode: TaskMode,
  { asked, random }: Dealing,
): LettersTask[] {
  const drafts = materialDrafts(words, content, { mode, random });
  const lastAsked = ({ text }: TaskDraft) => asked.lastIndexOf(text);
  const due = shuffle(random, drafts).toSorted((one, other) => lastAsked(one) - lastAsked(other));
  const isTheirs = (text: string) => drafts.some((draft) => draft.text === text);
  const ours = modeDrafts(content, mode).filter(({ text }) => !isTheirs(text));
  return shuffle(random, due.slice(0, ROUND_LENGTH)).map((draft) => {
    const wrong = drafts.filter((one) => one !== draft && !draft.alike?.includes(one.text));
    const isEnough = mode === 'worte' && wrong.length >= WRONG_OPTIONS;
    const fitting = ours.filter((one) => !isRightToo(draft, one, mode));
    return toTask(
      draft,
      chooseOptions(isEnough ? drafts : [...drafts, ...fitting], draft, LEVEL, random),
    );
  });
}

/** Of our own content: what shows the same drawing, or sounds the same. */
function isRightToo(draft: TaskDraft, own: TaskDraft, mode: TaskMode): boolean {
  if (mode === 'silben') return soundingLike(draft.text, [own]).length > 0;
  return mode === 'worte' && draft.drawing !== null && draft.drawing === own.drawing;
}

/** The parts of a teacher's text that come after what the child has read of it; at the end from the beginning. */
export function dealMaterialTexts(
  { id, title }: Pick<PlayableMaterial, 'id' | 'title'>,
  text: string,
  read: readonly string[],
): { texts: ReadingText[]; hasMore: boolean } {
  const parts = splitReadingText(text).map((part, index, all) => ({
    ...{ id: `material:${id}:${index + 1}`, text: part, drawing: null },
    title: all.length === 1 ? title : `${title}, Teil ${index + 1}`,
  }));
  const lastRead = parts.findIndex((part) => part.id === read.at(-1));
  const from = lastRead + 1 >= parts.length ? 0 : lastRead + 1;
  return { texts: parts.slice(from, from + PARTS), hasMore: from + PARTS < parts.length };
}
