import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { TaskDraft } from './task-draft.ts';

/** Letters with the word in which they are heard. */
export function letterDrafts(letters: LettersContent['letters']): TaskDraft[] {
  return letters.map(({ letter, sound, word, drawing, similar, alike }) => ({
    text: letter,
    similar,
    alike,
    word,
    parts: partsOf(word, letter.split(' ').at(-1) ?? letter),
    drawing,
    sound,
    syllables: null,
  }));
}

/** The word cut around the first place where the letter stands, whether large or small. */
function partsOf(word: string, letter: string): TaskDraft['parts'] {
  const from = word.toLowerCase().indexOf(letter.toLowerCase());
  if (from === -1) return [{ text: word, isAsked: false }];
  const to = from + letter.length;
  return [
    { text: word.slice(0, from), isAsked: false },
    { text: word.slice(from, to), isAsked: true },
    { text: word.slice(to), isAsked: false },
  ].filter(({ text }) => text !== '');
}
