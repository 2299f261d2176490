import { LettersContent } from '@lux/contracts/games/letters-content.ts';
import { z } from 'zod';
import { checkChoices } from './content/check-choices.ts';
import { readEntries } from './content/read-entries.ts';

/** A word as teachers split it for reading: `To-ma-te`. */
const SplitWord = z.string().transform((text) => text.split('-'));

/** Whether the syllables, joined, are the word. */
function isSplitOf({ word, syllables }: { word: string; syllables: readonly string[] }) {
  return syllables.join('') === word;
}

const { syllable, level, word } = LettersContent.shape.syllables.element.shape;

/** An entry of `data/letters/syllables.yaml`. */
const SyllableEntry = z
  .object({
    syllable,
    level,
    word: word.shape.word,
    syllables: SplitWord,
    drawing: word.shape.drawing,
  })
  .strict()
  .refine(isSplitOf, { path: ['syllables'], message: 'joined they are not the word' })
  .refine((entry) => entry.syllables.some((one) => one.toLowerCase() === entry.syllable), {
    path: ['syllable'],
    message: 'is none of the word’s syllables',
  })
  .transform(({ syllable, level, ...word }) => ({ syllable, level, word }));

const Word = LettersContent.shape.words.element;

/** An entry of `data/letters/words.yaml`; without a theme it is for every child. */
const WordEntry = Word.extend({
  syllables: SplitWord.pipe(Word.shape.syllables),
  theme: Word.shape.theme.default(null),
  alike: Word.shape.alike.default([]),
})
  .strict()
  .refine(isSplitOf, { path: ['syllables'], message: 'joined they are not the word' });

const Letter = LettersContent.shape.letters.element;

/** An entry of `data/letters/letters.yaml`: most letters are heard at the start of their word. */
const LetterEntry = Letter.extend({
  place: Letter.shape.place.default('start'),
  similar: Letter.shape.similar.default([]),
  alike: Letter.shape.alike.default([]),
}).strict();

const Story = LettersContent.shape.stories.element;

/** An entry of `data/letters/stories.yaml`; without a theme it is for every child. */
const StoryEntry = Story.extend({
  id: Story.shape.id.regex(/^story-\d{3}$/),
  theme: Story.shape.theme.default(null),
}).strict();

const Sentence = LettersContent.shape.sentences.element;

/** An entry of `data/letters/sentences.yaml`; without a theme it is for every child. */
const SentenceEntry = Sentence.extend({
  id: Sentence.shape.id.regex(/^sentence-\d{3}$/),
  theme: Sentence.shape.theme.default(null),
}).strict();

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
