import type { InterestTheme, LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { ReadingText } from '../reading/reading-session.ts';

/** SPEC 9: 5 sentences, 3 stories. */
const SENTENCES = 5;
const STORIES = 3;

/** What is read at a level: sentences or stories, those of the theme first, else those for all. */
export function dealTexts(
  { sentences, stories }: Pick<LettersContent, 'sentences' | 'stories'>,
  { level, theme }: { level: number; theme: InterestTheme | null },
): ReadingText[] {
  if (level === 1) {
    return themeFirst(sentences, theme)
      .slice(0, SENTENCES)
      .map(({ id, text }) => ({ id, text, title: null, drawing: null }));
  }
  return themeFirst(stories, theme)
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
