import { z } from 'zod';

const Spelling = z
  .string()
  .trim()
  .min(1, 'Bitte füllen Sie beide Felder aus.')
  .max(60, 'Ein Eintrag darf höchstens 60 Zeichen haben.');

/** How a name of the school is spoken: written "Nguyen", spoken "Nujen". */
export const Pronunciation = z.object({ written: Spelling, spoken: Spelling });
export type Pronunciation = z.infer<typeof Pronunciation>;

const isDistinct = (words: readonly string[]) =>
  new Set(words.map((word) => word.toLowerCase())).size === words.length;

/** All of a school's; each word once, whatever its capitals. */
export const Pronunciations = z
  .array(Pronunciation)
  .max(200, 'Es sind höchstens 200 Einträge möglich.')
  .refine(
    (pairs) => isDistinct(pairs.map(({ written }) => written)),
    'Jedes Wort darf nur einmal vorkommen.',
  );
export type Pronunciations = z.infer<typeof Pronunciations>;
