import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { TaskDraft } from './task-draft.ts';

/** Syllables with a word that has them. */
export function syllableDrafts(syllables: LettersContent['syllables']): TaskDraft[] {
  return syllables.map(({ syllable, word: { word, syllables: split, drawing } }) => {
    const place = split.findIndex((part) => part.toLowerCase() === syllable);
    return {
      text: syllable,
      word,
      parts: split.map((text, index) => ({ text, isAsked: index === place })),
      drawing,
      sound: null,
      syllables: split,
    };
  });
}
