import type { InterestTheme } from '@lux/contracts/games/interest-theme.ts';
import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { letterDrafts } from './letter-drafts.ts';
import { syllableDrafts } from './syllable-drafts.ts';
import type { TaskDraft } from './task-draft.ts';
import type { TaskMode } from './task-mode.ts';
import { wordDrafts } from './word-drafts.ts';

export interface LevelChoice {
  mode: TaskMode;
  /** 1 to 3. */
  level: number;
  theme: InterestTheme | null;
}

/** Everything a level may ask: levels 1 and 2 have their own, level 3 has all (SPEC 9). */
export function levelDrafts(
  { letters, syllables, words }: LettersContent,
  { mode, level, theme }: LevelChoice,
): TaskDraft[] {
  const isHere = (entry: { level: number }) => level === 3 || entry.level === level;
  if (mode === 'buchstaben') return letterDrafts(letters.filter(isHere));
  if (mode === 'silben') return syllableDrafts(syllables.filter(isHere));
  return wordDrafts(words.filter((word) => word.theme === theme && isHere(word)));
}
