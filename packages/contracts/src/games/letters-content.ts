import { z } from 'zod';
import { SpeechSound } from '../conversation/speech-sound.ts';

/** A drawing of the project's set by its hexadecimal code (`1F98A`). */
const Drawing = z.string().regex(/^[0-9A-F]{4,6}(-[0-9A-F]{4,6})*$/);

/** A word split for speaking and reading; joined, the syllables give the word. */
const Word = z.object({
  word: z.string().min(2),
  syllables: z.array(z.string().min(1)).min(1),
  drawing: Drawing,
  theme: z.enum(['animals', 'trains', 'space', 'dinosaurs']).nullable(),
});

/** Everything the letters game plays with (SPEC 3, 9), so that it also works without the line. */
export const LettersContent = z.object({
  letters: z.array(
    z.object({
      /** As shown: `M m`, `Sch sch`. */
      letter: z.string().min(1),
      sound: SpeechSound,
      word: z.string().min(2),
      drawing: Drawing,
      level: z.int().min(1).max(3),
      /** Letters that are not offered beside it at level 1, and are preferred at level 3. */
      similar: z.array(z.string()),
    }),
  ),
  syllables: z.array(
    z.object({ syllable: z.string().min(2), level: z.int().min(1).max(3), word: Word }),
  ),
  words: z.array(Word.extend({ level: z.int().min(1).max(3) })),
  sentences: z.array(z.object({ id: z.string(), text: z.string().min(5) })),
  stories: z.array(
    z.object({ id: z.string(), title: z.string(), text: z.string().min(40), drawing: Drawing }),
  ),
});
export type LettersContent = z.infer<typeof LettersContent>;
