import type { InterestTheme, LettersContent } from '@lux/contracts/games/letters-content.ts';
import type { Option } from '@lux/reading/options/choose-options.ts';
import type { TaskMode } from '../letters-game.ts';
import type { LettersTask } from '../tasks/letters-task.ts';

/** A task whose options are still to be chosen; `text` is what is asked. */
export type TaskDraft = Option & Omit<LettersTask, 'asked' | 'options'>;

/** The task of a draft with these options. */
export function toTask(draft: TaskDraft, options: readonly Option[]): LettersTask {
  const { text, similar: _similar, alike: _alike, ...task } = draft;
  return { ...task, asked: text, options: options.map((option) => option.text) };
}

/** Letters with the word in which they are heard. */
function letterDrafts(letters: LettersContent['letters']): TaskDraft[] {
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
export function partsOf(word: string, letter: string): TaskDraft['parts'] {
  const from = word.toLowerCase().indexOf(letter.toLowerCase());
  if (from === -1) return [{ text: word, isAsked: false }];
  const to = from + letter.length;
  return [
    { text: word.slice(0, from), isAsked: false },
    { text: word.slice(from, to), isAsked: true },
    { text: word.slice(to), isAsked: false },
  ].filter(({ text }) => text !== '');
}

/** Syllables with a word that has them. */
function syllableDrafts(syllables: LettersContent['syllables']): TaskDraft[] {
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

/** Words with their drawing. */
function wordDrafts(words: LettersContent['words']): TaskDraft[] {
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

/** Everything a mode may ask, of all levels and themes; each once. */
export function modeDrafts(content: LettersContent, mode: TaskMode): TaskDraft[] {
  if (mode !== 'worte') return levelDrafts(content, { mode, level: 3, theme: null });
  return wordDrafts(content.words);
}
