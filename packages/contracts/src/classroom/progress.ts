import { z } from 'zod';
import { Id, OwnerId } from '../common/ids.ts';
import { AnsweredTask, TaskKey } from '../games/answered-task.ts';
import { SeatName } from './school-class.ts';

/**
 * A round with its single answers, of a seat or a user. Travels in the stream `rounds`; the same id
 * counts once. Rounds of visitors and of lessons with `wipe` never come here.
 */
export const AnsweredRound = z.object({
  id: Id,
  timestamp: z.iso.datetime(),
  owner: OwnerId,
  answers: z.array(AnsweredTask).min(1).max(50),
});
export type AnsweredRound = z.infer<typeof AnsweredRound>;

/** What can be practised: families of sums, kinds of letter tasks, reading, subjects of the quiz. */
export const ProgressArea = z.enum(['math', 'letters', 'reading', 'quiz']);
export type ProgressArea = z.infer<typeof ProgressArea>;

/** How sure a child is: nothing seen yet, needs practice, on its way, sure. */
export const Sureness = z.enum(['unseen', 'unsure', 'growing', 'sure']);
export type Sureness = z.infer<typeof Sureness>;

/** Tasks that belong together: `over-10`, `times-7`, `letter`, `quiz:space`. */
export const TaskFamily = z.object({ id: z.string(), area: ProgressArea, label: z.string() });
export type TaskFamily = z.infer<typeof TaskFamily>;

const counts = {
  seen: z.int().min(0),
  right: z.int().min(0),
  /** On average for an answer. */
  seconds: z.number().min(0),
  sureness: Sureness,
};

export const FamilyProgress = z.object({ id: z.string(), ...counts });
export type FamilyProgress = z.infer<typeof FamilyProgress>;

/** One task as a teacher reads it: `8 + 5`, `S`, `Igel`. */
export const TaskProgress = z.object({
  task: TaskKey,
  family: z.string(),
  label: z.string(),
  ...counts,
  lastAt: z.iso.datetime(),
});
export type TaskProgress = z.infer<typeof TaskProgress>;

/** A family in which a child is unsure, with what it is unsure of. */
export const UnsureFamily = z.object({
  family: z.string(),
  label: z.string(),
  /** At most three, the surest of all to be unknown first. */
  tasks: z.array(TaskProgress),
  /** "Über den Zehner: noch unsicher bei 8 + 5". */
  sentence: z.string(),
});
export type UnsureFamily = z.infer<typeof UnsureFamily>;

/** A text that was read aloud; null where it was not heard. */
export const Reading = z.object({
  task: TaskKey,
  at: z.iso.datetime(),
  isRight: z.boolean(),
  wordsPerMinute: z.int().nullable(),
  shareRead: z.number().nullable(),
});
export type Reading = z.infer<typeof Reading>;

const seatProgress = {
  seat: SeatName,
  /** How many single answers there are in all. */
  answers: z.int().min(0),
  /** Null before the first. */
  lastAt: z.iso.datetime().nullable(),
  /** Only those the child has met. */
  families: z.array(FamilyProgress),
  /** What needs practice most, at most five. */
  unsure: z.array(UnsureFamily),
  /** What the child needs next, as a sentence for its teacher; null before the first answer. */
  nextStep: z.string().nullable(),
  /** Of the last ten readings that were heard; null where there are none. */
  wordsPerMinute: z.int().nullable(),
  shareRead: z.number().nullable(),
};

/** `GET /api/classes/{id}/progress`: a class at a glance, in the order of the room, never a ranking. */
export const ClassProgress = z.object({
  /** All that somebody of the class has met, in the order in which they are learnt. */
  families: z.array(TaskFamily),
  seats: z.array(z.object(seatProgress)),
});
export type ClassProgress = z.infer<typeof ClassProgress>;

/** `GET /api/classes/{id}/progress/{seatId}`. */
export const SeatProgress = z.object({
  ...seatProgress,
  familyNames: z.array(TaskFamily),
  tasks: z.array(TaskProgress),
  /** The last ten, newest first. */
  readings: z.array(Reading),
});
export type SeatProgress = z.infer<typeof SeatProgress>;

/** How far a plant has grown. It never shrinks: what was learnt once stays. */
export const GrowthStage = z.enum(['seed', 'sprout', 'leaves', 'bud', 'bloom']);
export type GrowthStage = z.infer<typeof GrowthStage>;

/** `GET /api/lesson/progress`: the child's own garden, without numbers and comparison. */
export const Garden = z.object({
  plants: z.array(TaskFamily.extend({ stage: GrowthStage })),
});
export type Garden = z.infer<typeof Garden>;

/**
 * `GET /api/practice`: what the games should ask a child more often. Of visitors nothing is known: then
 * all lists are empty, and the games play evenly.
 */
export const PracticePlan = z.object({
  /** The most needed first. */
  tasks: z.array(TaskKey).max(100),
  /** What the child has met; at most one other thing comes into a round. Empty: any may. */
  known: z.array(TaskKey),
  /** A teacher chose the tasks for this lesson: nothing else is asked where there are some. */
  isFixed: z.boolean(),
});
export type PracticePlan = z.infer<typeof PracticePlan>;

/** Classroom's answer to the bff, which gives games what they need of it (`MathPractice`). */
export const PracticeOfAreas = PracticePlan.extend({
  knownFamilies: z.array(z.string()),
  settled: z.array(TaskKey),
  untried: z.array(TaskKey),
});
export type PracticeOfAreas = z.infer<typeof PracticeOfAreas>;
