import { z } from 'zod';

const Level = z.enum(['young', 'older']);

/** `data/practice.yaml`: what LUX lets children practise in the talk. */
export const PracticeFile = z.strictObject({
  quiz: z.array(
    z.strictObject({
      topic: z.string(),
      level: Level,
      /** Without its question mark. */
      question: z.string(),
      right: z.coerce.string(),
      wrong: z.tuple([z.coerce.string(), z.coerce.string()]),
    }),
  ),
  spelling: z.array(z.strictObject({ word: z.string(), sentence: z.string(), level: Level })),
  nouns: z.array(
    z.strictObject({ one: z.string(), article: z.enum(['der', 'die', 'das']), many: z.string() }),
  ),
  capitals: z.array(
    z.strictObject({
      land: z.string(),
      capital: z.string(),
      /** As it stands behind "die Hauptstadt", where that is not "von" and its name: "der Schweiz". */
      of: z.string().optional(),
      /** What is right, too. */
      others: z.array(z.string()).default([]),
      /** Of German Länder or of countries in a part of the world. */
      area: z
        .enum(['deutschland', 'europa', 'südamerika', 'nordamerika', 'asien', 'afrika', 'ozeanien'])
        .default('deutschland'),
    }),
  ),
  english: z.array(
    z.strictObject({
      german: z.string(),
      english: z.string(),
      others: z.array(z.string()).default([]),
      level: Level,
    }),
  ),
  /** Which of the English words belong to what children ask for: "tiere". */
  topics: z.record(z.string(), z.array(z.string())),
  opposites: z.array(
    z.strictObject({
      word: z.string(),
      opposite: z.string(),
      others: z.array(z.string()).default([]),
      level: Level,
    }),
  ),
  rhymes: z.array(z.strictObject({ word: z.string(), rhymes: z.array(z.string()).min(3) })),
  problems: z.array(
    z.strictObject({
      operation: z.enum(['+', '-', '*', '/']),
      level: Level,
      /** With `{a}` and `{b}` for the numbers, without its question mark. */
      text: z.string().includes('{a}').includes('{b}'),
    }),
  ),
  /** A gap in a sentence, which one of two words of the same sound fills. */
  gaps: z.array(
    z.strictObject({
      topic: z.enum(['das', 'seit']),
      sentence: z.string().includes('…'),
      right: z.enum(['das', 'dass', 'seit', 'seid']),
      reason: z.string(),
    }),
  ),
  tenses: z.array(z.strictObject({ now: z.string(), past: z.string(), perfect: z.string() })),
  /** English verbs with their past and their participle: [go, went, gone]. */
  verbs: z.array(z.tuple([z.string(), z.string(), z.string()])),
  /** A verb with its forms for ich, du, er, wir, ihr and sie. */
  persons: z.array(z.tuple([z.string()], z.string())),
  /** [groß, größer, größten]. */
  stepped: z.array(z.tuple([z.string(), z.string(), z.string()])),
  /** A part of a sentence, its case, and the question that finds it, without its mark. */
  cases: z.array(
    z.strictObject({
      sentence: z.string(),
      part: z.string(),
      is: z.enum(['Nominativ', 'Genitiv', 'Dativ', 'Akkusativ']),
      ask: z.string(),
    }),
  ),
  kinds: z.record(z.enum(['Nomen', 'Verb', 'Adjektiv']), z.array(z.string())),
  /** With a hyphen between two syllables. */
  syllables: z.array(z.string()),
});
export type PracticeFile = z.infer<typeof PracticeFile>;
