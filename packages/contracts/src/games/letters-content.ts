import { z } from 'zod';
import { SpeechSound } from '../conversation/speech.ts';

/** What a child of the letters game can choose its words, texts and rewards from. */
export const InterestTheme = z.enum(['animals', 'trains', 'space', 'dinosaurs']);
export type InterestTheme = z.infer<typeof InterestTheme>;

/** A drawing of the project's set by its hexadecimal code (`1F98A`). */
export const Drawing = z.string().regex(/^[0-9A-F]{4,6}(-[0-9A-F]{4,6})*$/);

/** Null belongs to every child. */
const theme = InterestTheme.nullable();

/** Where it is met first: levels 1 and 2 ask their own, level 3 asks all (SPEC 9). */
const level = z.int().min(1).max(3);

/** A word split for speaking and reading; joined, the syllables give the word. */
const Word = z.object({
  word: z.string().min(2),
  syllables: z.array(z.string().min(1)).min(1),
  drawing: Drawing,
});

/** Everything the letters game plays with (SPEC 3, 9), so that it also works without the line. */
export const LettersContent = z.object({
  letters: z.array(
    z.object({
      /** As shown: `M m`, `Sch sch`. */
      letter: z.string().min(1),
      /** What is heard in the word: of `V v` in "Vogel" it is `f`. */
      sound: SpeechSound,
      word: z.string().min(2),
      /** Where it is heard in the word. */
      place: z.enum(['start', 'inside']),
      drawing: Drawing,
      level,
      /** Letters that are not offered beside it at level 1, and are preferred at level 3. */
      similar: z.array(z.string()),
      /** Letters that would be right as well by ear, and are never offered beside it. */
      alike: z.array(z.string()),
    }),
  ),
  syllables: z.array(z.object({ syllable: z.string().min(2), level, word: Word })),
  words: z.array(
    Word.extend({
      theme,
      level,
      /** Words that would suit the drawing as well, and are never offered beside it. */
      alike: z.array(z.string()),
    }),
  ),
  /** Level 1 of reading. */
  sentences: z.array(z.object({ id: z.string(), text: z.string().min(5), theme })),
  /** Level 2 of reading. */
  stories: z.array(
    z.object({
      id: z.string(),
      title: z.string().min(3),
      text: z.string().min(40),
      drawing: Drawing,
      theme,
    }),
  ),
});
export type LettersContent = z.infer<typeof LettersContent>;

/** A word of a teacher's with what the letters game needs of it: the teacher's own choice, else what LUX found. */
export const FoundWord = z.object({
  word: z.string().min(2),
  syllables: z.array(z.string().min(1)).min(1),
  /** Null where LUX has none that shows it. */
  drawing: Drawing.nullable(),
  /** What it begins with, as the game shows it (`M m`); null where that sounds otherwise in this word. */
  letter: z.string().min(1).nullable(),
});
export type FoundWord = z.infer<typeof FoundWord>;

/** For the teacher who corrects it: with the drawings that might suit as well. */
export const WordProposal = FoundWord.extend({ drawings: z.array(Drawing).max(6) });
export type WordProposal = z.infer<typeof WordProposal>;
