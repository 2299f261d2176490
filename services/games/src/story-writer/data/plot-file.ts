import { z } from 'zod';

const text = z.string().trim().min(3);
/** What only the oldest are told: `Da knackte es<, so leise wie ein Atemzug>.` */
const ONLY_LARGE = /<([^>]*)>/gu;

/** Blocks for the youngest, and one text for the others, of which `medium` gets the shorter form. */
export const PlotLines = z
  .strictObject({ small: z.array(text).min(1), older: z.array(text).min(1) })
  .transform(({ small, older }) => ({
    small,
    medium: older.map((one) => one.replaceAll(ONLY_LARGE, '')),
    large: older.map((one) => one.replaceAll(ONLY_LARGE, '$1')),
  }));

/** `trieb* + fluss, see`: all of the parts between plus signs, of each one of its words. */
export const WordPattern = z.string().transform((written) =>
  written.split('+').map((part) => {
    const words = part.split(',').map((word) => wordPattern(word.trim()));
    return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');
  }),
);

/** A star stands for any letters. */
function wordPattern(word: string): string {
  return word.split('*').map(RegExp.escape).join('\\p{L}*');
}

/** A kind of trouble and what comes of it, `data/story/plots/*.yaml`. */
export const Plot = z
  .strictObject({
    /** By which words it is known, near the end of a text; one of these is enough. */
    words: z.array(WordPattern).default([]),
    /** Sentences as children write them, by which the reader learns to know it. */
    examples: z.array(text).default([]),
    /** By which open events it is known. */
    kinds: z.array(z.string()).default([]),
    /** It is another trouble where one of these stands near the end. */
    not: WordPattern.optional(),
    /** Of two that fit the greater is told. */
    rank: z.int().min(1).max(9).default(5),
    /** The nouns `{what}` and `{other}` may be, as in `words`; else those of the event. */
    what: WordPattern.optional(),
    other: WordPattern.optional(),
    /** It happens to `{other}`, and the hero helps. */
    isOfOther: z.boolean().default(false),
    /** Whoever a clause says this of is not the one who acts: `drohte` of a king, `im Graben` of a foal. */
    notLead: WordPattern.optional(),
    /** It is not about somebody: a bread, not a princess is stolen. */
    isOfThing: z.boolean().default(false),
    /** The great class it belongs to, of `classes`. */
    class: z.string(),
    next: PlotLines,
    end: PlotLines,
  })
  .refine(
    ({ words, kinds, examples }) => words.length + kinds.length + examples.length > 0,
    'nothing tells when it fits',
  );
export type Plot = z.infer<typeof Plot>;

export const PlotFile = z.array(Plot).min(1);
export type PlotFile = z.infer<typeof PlotFile>;
