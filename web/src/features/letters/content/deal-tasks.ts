import type { PracticePlan } from '@lux/contracts/classroom/progress.ts';
import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import { chooseOptions } from '@lux/reading/options/choose-options.ts';
import type { LettersTask } from '../tasks/letters-task.ts';
import { taskKey } from '../tasks/task-key.ts';
import {
  type LevelChoice,
  levelDrafts,
  modeDrafts,
  type TaskDraft,
  toTask,
} from './level-drafts.ts';

/** Most tasks of a round; level 3 takes several rounds (SPEC 9: 30 syllables, 15 words). */
export const ROUND_LENGTH = 10;

/** So much of a round may be what a child is unsure of; the rest is what it knows, and one new thing. */
const WEAK_SHARE = 0.6;
/** A teacher who chose fewer has them asked several times. */
const FEWEST_TASKS = 4;

interface Dealing {
  /** What this child was asked at this level, oldest first. */
  asked: readonly string[];
  practice: PracticePlan;
  random: Random;
}

/**
 * The tasks of one round. What a child is unsure of comes more often, and at most one thing it has not
 * met; of whom nothing is known is asked what was not asked yet, then what was asked longest ago, so that
 * rounds one after the other ask everything of a level.
 *
 * @throws RangeError where the content has fewer than four to choose from
 */
export function dealTasks(
  content: LettersContent,
  choice: LevelChoice,
  dealing: Dealing,
): LettersTask[] {
  const drafts = levelDrafts(content, choice);
  const others = modeDrafts(content, choice.mode);
  const chosen = chooseDrafts(drafts, others, choice, dealing);
  const { random } = dealing;
  return shuffle(random, chosen).map((draft) => {
    const isHere = drafts.some(({ text }) => text === draft.text);
    return toTask(draft, chooseOptions(isHere ? drafts : others, draft, choice.level, random));
  });
}

function chooseDrafts(
  drafts: readonly TaskDraft[],
  others: readonly TaskDraft[],
  { mode }: LevelChoice,
  { asked, practice, random }: Dealing,
): TaskDraft[] {
  const lastAsked = ({ text }: TaskDraft) => asked.lastIndexOf(text);
  const due = shuffle(random, drafts).toSorted((one, other) => lastAsked(one) - lastAsked(other));
  const keyOf = ({ text }: TaskDraft) => taskKey(mode, text);
  const wanted = practice.tasks.flatMap((task) => others.find((one) => keyOf(one) === task) ?? []);
  if (practice.isFixed) return wanted.length === 0 ? due.slice(0, ROUND_LENGTH) : repeat(wanted);
  const isKnown = (draft: TaskDraft) => practice.known.includes(keyOf(draft));
  const known = [...due.filter(isKnown), ...shuffle(random, others.filter(isKnown))];
  if (known.length === 0) return due.slice(0, ROUND_LENGTH);
  const weak = wanted.slice(0, Math.ceil(ROUND_LENGTH * WEAK_SHARE));
  const fresh = due.filter((draft) => !isKnown(draft)).slice(0, 1);
  const texts = new Map([...weak, ...fresh, ...known].map((draft) => [draft.text, draft]));
  return [...texts.values()].slice(0, ROUND_LENGTH);
}

function repeat(drafts: readonly TaskDraft[]): TaskDraft[] {
  const times = Math.ceil(FEWEST_TASKS / drafts.length);
  return Array.from({ length: times }, () => drafts)
    .flat()
    .slice(0, Math.max(FEWEST_TASKS, Math.min(drafts.length, ROUND_LENGTH)));
}
