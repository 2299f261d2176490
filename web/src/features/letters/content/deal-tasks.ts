import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import { chooseOptions } from '@lux/reading/options/choose-options.ts';
import type { LettersTask } from '../tasks/letters-task.ts';
import { type LevelChoice, levelDrafts, type TaskDraft } from './level-drafts.ts';

/** Most tasks of a round; level 3 takes several rounds (SPEC 9: 30 syllables, 15 words). */
export const ROUND_LENGTH = 10;

/**
 * The tasks of one round. What was not asked yet comes first, then what was asked longest ago, so
 * that rounds one after the other ask everything of a level.
 *
 * @param asked what this child was asked at this level, oldest first
 * @throws RangeError where the content has fewer than four to choose from
 */
export function dealTasks(
  content: LettersContent,
  choice: LevelChoice,
  { asked, random }: { asked: readonly string[]; random: Random },
): LettersTask[] {
  const drafts = levelDrafts(content, choice);
  const lastAsked = ({ text }: TaskDraft) => asked.lastIndexOf(text);
  const due = shuffle(random, drafts).toSorted((one, other) => lastAsked(one) - lastAsked(other));
  return shuffle(random, due.slice(0, ROUND_LENGTH)).map((draft) => {
    const { text, similar: _similar, alike: _alike, ...task } = draft;
    const options = chooseOptions(drafts, draft, choice.level, random);
    return { ...task, asked: text, options: options.map((option) => option.text) };
  });
}
