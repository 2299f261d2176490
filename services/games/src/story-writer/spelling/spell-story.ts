import type { StoryData } from '../data/load-story-data.ts';
import { restoreCapitals } from '../understanding/restore-capitals.ts';
import { restoreNames } from '../understanding/restore-names.ts';
import { type CorrectedText, correctText } from './correct-text.ts';

/** A child's story as it should be spelt, with its capitals, and what was wrong in it. */
export function spellStory(
  written: string,
  data: StoryData,
  given: readonly string[] = [],
): CorrectedText {
  const own = new Set(
    given.flatMap((name) => name.split(/\s+/u)).map((name) => name.toLowerCase()),
  );
  const isName = (word: string) =>
    own.has(word.toLowerCase()) || data.smallFirstNames.has(word.toLowerCase());
  const { typical } = data.spelling;
  const { text, corrections } = correctText(written, {
    language: data.language,
    typical,
    isName,
    isRight: (word) => data.ownWords.has(word),
  });
  return { text: restoreNames(restoreCapitals(text, data), data.language), corrections };
}
