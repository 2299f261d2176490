import type { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { checkChoices } from './content/check-choices.ts';
import { LetterEntry } from './content/letter-entry.ts';
import { readEntries } from './content/read-entries.ts';
import { SentenceEntry } from './content/sentence-entry.ts';
import { StoryEntry } from './content/story-entry.ts';
import { SyllableEntry } from './content/syllable-entry.ts';
import { WordEntry } from './content/word-entry.ts';

const DATA_FOLDER = new URL('../../data/letters/', import.meta.url);

/**
 * Reads and checks the content of the letters game once, at the start.
 *
 * @throws Error that names the faulty file and entry.
 */
export function loadLetters(folder: URL = DATA_FOLDER): LettersContent {
  const file = (name: string) => new URL(name, folder);
  const content = {
    letters: readEntries(file('letters.yaml'), LetterEntry, ({ letter }) => letter),
    syllables: readEntries(file('syllables.yaml'), SyllableEntry, ({ syllable }) => syllable),
    words: readEntries(file('words.yaml'), WordEntry, ({ word, theme }) => `${word} (${theme})`),
    sentences: readEntries(file('sentences.yaml'), SentenceEntry, ({ id }) => id),
    stories: readEntries(file('stories.yaml'), StoryEntry, ({ id }) => id),
  };
  checkChoices(
    'letters.yaml',
    content.letters.map((one) => ({ ...one, name: one.letter, group: null })),
  );
  checkChoices(
    'syllables.yaml',
    content.syllables.map(({ syllable, level }) => ({ name: syllable, level, group: null })),
  );
  checkChoices(
    'words.yaml',
    content.words.map((one) => ({ ...one, name: one.word, group: one.theme })),
  );
  return content;
}
