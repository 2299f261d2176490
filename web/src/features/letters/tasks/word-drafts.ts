import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { TaskDraft } from './task-draft.ts';

/** Words with their drawing. */
export function wordDrafts(words: LettersContent['words']): TaskDraft[] {
  return words.map(({ word, syllables, drawing, alike }) => ({
    text: word,
    alike,
    word,
    parts: [{ text: word, isAsked: true }],
    drawing,
    sound: null,
    syllables,
  }));
}
