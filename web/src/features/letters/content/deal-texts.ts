import type { PracticePlan } from '@lux/contracts/classroom/progress.ts';
import type { InterestTheme, LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { ReadingText } from '../reading/reading-session.ts';
import { readingKey } from '../tasks/task-key.ts';

/** SPEC 9: 5 sentences, 3 stories. */
const SENTENCES = 5;
const STORIES = 3;

/**
 * What is read at a level: sentences or stories, those that were hard before first, then those of the
 * theme, else those for all.
 */
export function dealTexts(
  { sentences, stories }: Pick<LettersContent, 'sentences' | 'stories'>,
  {
    level,
    theme,
    practice,
  }: { level: number; theme: InterestTheme | null; practice: PracticePlan },
): ReadingText[] {
  if (level === 1) {
    return hardFirst(sentences, themeFirst(sentences, theme), practice)
      .slice(0, SENTENCES)
      .map(({ id, text }) => ({ id, text, title: null, drawing: null }));
  }
  return hardFirst(stories, themeFirst(stories, theme), practice)
    .slice(0, STORIES)
    .map(({ id, text, title, drawing }) => ({ id, text, title, drawing }));
}

function themeFirst<Entry extends { theme: InterestTheme | null }>(
  entries: readonly Entry[],
  theme: InterestTheme | null,
): Entry[] {
  const ofTheme = entries.filter((entry) => entry.theme === theme);
  return theme === null
    ? ofTheme
    : [...ofTheme, ...entries.filter((entry) => entry.theme === null)];
}

/** A text is read to practise reading, not learnt: new ones may be several. */
const MOST_AGAIN = 2;

function hardFirst<Entry extends { id: string }>(
  all: readonly Entry[],
  usual: readonly Entry[],
  { tasks, isFixed }: PracticePlan,
): Entry[] {
  const wanted = tasks.flatMap((task) => all.find(({ id }) => readingKey(id) === task) ?? []);
  if (isFixed && wanted.length > 0) return wanted;
  return [...new Set([...wanted.slice(0, MOST_AGAIN), ...usual])];
}
