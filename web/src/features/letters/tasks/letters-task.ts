import { SpeechSound } from '@lux/contracts/conversation/speech.ts';
import { z } from 'zod';

/**
 * One task of the modes that ask: hear and see it, then tap one of four (SPEC 4, 5). It is also the
 * form in which a task is stored over a reload.
 */
export const LettersTask = z
  .object({
    /** What is looked for, as shown: `M m`, `ma`, `Oma`. One of the options. */
    asked: z.string().min(1),
    options: z.array(z.string().min(1)).length(4),
    word: z.string().min(1),
    /** The word in the order it is written; what is asked is left open until it was answered. */
    parts: z.array(z.object({ text: z.string().min(1), isAsked: z.boolean() })).min(1),
    /** Code of an OpenMoji drawing of the word; null where none shows it: then it is heard. */
    drawing: z.string().min(1).nullable(),
    /** What can be heard of a letter; a syllable and a word are heard as they are written. */
    sound: SpeechSound.nullable(),
    /** Null where a word is not split. */
    syllables: z.array(z.string().min(1)).min(1).nullable(),
  })
  .refine(({ asked, options }) => options.includes(asked));
export type LettersTask = z.infer<typeof LettersTask>;
