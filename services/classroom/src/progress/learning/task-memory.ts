import type { AnsweredTask, TaskKey } from '@lux/contracts/games/answered-task.ts';
import { type Card, createEmptyCard, type FSRSParameters, fsrs, type Grade, Rating } from 'ts-fsrs';

/** What is known of one task and one child. */
export interface TaskMemory {
  task: TaskKey;
  seen: number;
  right: number;
  /** Of all answers together. */
  seconds: number;
  /** Above 0: the child rather does not know it, by its last answers. */
  doubt: number;
  lastAt: Date;
  /** When the child first knew it; it stays, whatever comes later. */
  learntAt: Date | null;
  /** When it should come again, by FSRS. */
  card: Card;
}

/**
 * Days between repetitions come from FSRS (docs/decisions/026); minutes within a lesson from its steps.
 * Half a year is the longest a school waits, and the same answers always give the same day.
 */
const parameters: Partial<FSRSParameters> = {
  request_retention: 0.9,
  maximum_interval: 180,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ['1m', '5m'],
  relearning_steps: ['1m'],
};
const scheduler = fsrs(parameters);

/**
 * Logarithms of how much likelier an answer is where a child does not know a task than where it does:
 * 0.7 to 0.07 for a wrong one (one of four is right by chance), 0.3 to 0.93 for a right one.
 */
const WRONG = 2.3;
const RIGHT = -1.13;
/** Right, but counted on fingers. */
const SLOW = -0.5;
/** Old answers fade, so that what was learnt meanwhile is seen soon. */
const FADING = 0.9;
const MOST_DOUBT = 6;
const LEAST_DOUBT = -4;
/** Twice right in a row after nothing, three times after mistakes. */
export const SURE = -1.9;

/** A child that thinks so long has worked it out, not known it. */
const SLOW_SECONDS = 15;

/** What is known after one more answer. */
export function rememberAnswer(
  before: TaskMemory | undefined,
  { task, isRight, seconds }: AnsweredTask,
  at: Date,
): TaskMemory {
  const isSlow = seconds > SLOW_SECONDS && !task.startsWith('reading:');
  const sign = isRight ? (isSlow ? SLOW : RIGHT) : WRONG;
  // Whoever knows it at first sight knew it before: it need not come again today.
  const isKnownAtOnce = before === undefined && isRight && !isSlow;
  const grade = isKnownAtOnce ? Rating.Easy : gradeOf(isRight, isSlow);
  const doubt = clamp((before?.doubt ?? 0) * FADING + sign);
  return {
    task,
    seen: (before?.seen ?? 0) + 1,
    right: (before?.right ?? 0) + (isRight ? 1 : 0),
    seconds: (before?.seconds ?? 0) + seconds,
    doubt,
    lastAt: at,
    learntAt: before?.learntAt ?? (doubt <= SURE ? at : null),
    card: scheduler.next(before?.card ?? createEmptyCard(at), at, grade).card,
  };
}

/** How likely the child still knows it, 0 to 1. */
export function retrievability({ card }: Pick<TaskMemory, 'card'>, now: Date): number {
  return scheduler.get_retrievability(card, now, false);
}

function gradeOf(isRight: boolean, isSlow: boolean): Grade {
  if (!isRight) return Rating.Again;
  return isSlow ? Rating.Hard : Rating.Good;
}

function clamp(doubt: number): number {
  return Math.min(MOST_DOUBT, Math.max(LEAST_DOUBT, doubt));
}
