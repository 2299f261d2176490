import { z } from 'zod';
import { aspectNames } from './aspect-names.ts';

/** Words a child of 5 to 8 takes in at once, and one of 9 to 14. */
const LIMITS = {
  young: { sentenceWords: 12, words: 35 },
  older: { sentenceWords: 18, words: 60 },
} as const;

const countWords = (text: string) => (text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu) ?? []).length;

/** Sentences of our own texts: a full stop within a number or after an ordinal does not end one, after a year it does. */
const sentencesOf = (text: string) => text.split(/(?<=(?:\D[.!?…]|\d{3}\.)“?)\s+/u);

function Text(level: keyof typeof LIMITS) {
  const { sentenceWords, words } = LIMITS[level];
  return z
    .string()
    .trim()
    .min(10)
    .regex(/[.!?]“?$/, 'ends with a full stop')
    .refine((text) => countWords(text) <= words, `has more than ${words} words`)
    .refine(
      (text) => sentencesOf(text).every((sentence) => countWords(sentence) <= sentenceWords),
      `has a sentence of more than ${sentenceWords} words`,
    );
}

/** One piece of knowledge in two levels: for 5 to 8 years and for 9 to 14. */
const Levels = z.strictObject({ young: Text('young'), older: Text('older') });
export type Levels = z.infer<typeof Levels>;

/** What can be compared ("welcher ist der größte?"); the name says the unit. */
export const valueNames = [
  'heightM',
  'lengthM',
  'weightKg',
  'speedKmh',
  'ageYears',
  'diameterKm',
  'distanceKm',
  'areaKm2',
  'inhabitants',
  'depthM',
  'temperatureC',
  'yearInvented',
] as const;
export type ValueName = (typeof valueNames)[number];

/** A thing children ask about, with what LUX knows of it; `data/README.md` explains every field. */
export const Thing = z.strictObject({
  name: z.string().min(2),
  article: z.enum(['der', 'die', 'das', '-']),
  plural: z.string().min(2).optional(),
  also: z.array(z.string().min(2)).default([]),
  isA: z.array(z.string().min(2)).min(1),
  /** A part or quality of others (leg, baby, colour): beside another thing it is not what is meant. */
  isSecondary: z.boolean().default(false),
  subject: z.string().min(3),
  /** School year in which the German primary curriculum has it. */
  grade: z.int().min(1).max(6),
  checked: z.string().regex(/^20\d\d-\d\d$/),
  values: z.partialRecord(z.enum(valueNames), z.number()).default({}),
  aspects: z
    .partialRecord(z.enum(aspectNames), Levels)
    .refine((aspects) => aspects.what !== undefined, 'has no "what"'),
  more: z
    .array(Levels.extend({ asks: z.array(z.string().endsWith('?')).min(1).max(6) }))
    .default([]),
});
export type Thing = z.infer<typeof Thing>;

/** A file of `data/things`. */
export const ThingsFile = z.strictObject({ things: z.array(Thing).min(1) });
