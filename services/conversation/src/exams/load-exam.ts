import { readFileSync } from 'node:fs';
import { ExamArea } from '@lux/contracts/conversation/exam.ts';
import { load } from 'js-yaml';
import { z } from 'zod';

const Text = z.string().trim().min(1);

const Question = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d\d$/),
  ask: Text,
  /** What was said before, a child and LUX in turn. */
  before: z.array(Text).optional(),
  level: z.enum(['young', 'older']).default('young'),
  /** Of each group one must be said; a star stands for any ending. */
  says: z.array(z.array(Text).min(1)).default([]),
  /** Must not be said. */
  never: z.array(Text).default([]),
  must: z.enum(['admit', 'decline', 'offer-help', 'be-simple']).optional(),
  /** An answer that passes, and one that must not. */
  good: Text,
  bad: Text.optional(),
  /** Where the right answer can be looked up. */
  source: Text,
});
export type ExamQuestion = z.infer<typeof Question> & { area: ExamArea };

const ExamFile = z.strictObject({ area: ExamArea, questions: z.array(Question).min(1) });

const folder = new URL('../../data/exam/', import.meta.url);

let loaded: readonly ExamQuestion[] | undefined;

/** All sentences of the exam, area by area, read once and only where an exam is sat. */
export function loadExam(): readonly ExamQuestion[] {
  loaded ??= ExamArea.options.flatMap((name) => {
    const file = readFileSync(new URL(`${name}.yaml`, folder), 'utf8');
    const { area, questions } = ExamFile.parse(load(file));
    return questions.map((question) => ({ ...question, area }));
  });
  return loaded;
}
