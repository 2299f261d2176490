import type { AnsweredRound } from '@lux/contracts/classroom/progress.ts';
import { generateProblems } from '@lux/maths/generate-problems.ts';
import { familyOfTask } from '@lux/maths/practice/sum-task.ts';
import type { Operation } from '@lux/maths/sums/sum.ts';
import { chance, createRandom } from '@lux/random/random.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { choosePractice } from '../learning/choose-practice.ts';
import { learnRound } from '../learning/learn-round.ts';
import type { ProgressRecord } from '../progress.store.ts';

/** A child knows a sum like this, slips included, and guesses one of four where it does not. */
const KNOWN = 0.95;
const GUESSED = 0.25;
/** What is left of not knowing a sum after it was explained once more. */
const LEFT_AFTER_ONE = 0.8;
const ROUND = 10;
const ROUND_MS = 3 * 60_000;

interface Options {
  seed: number;
  operations: Operation[];
  /** What the child does not know: single sums, or whole families. */
  gaps: readonly string[];
  /** Whether LUX asks for what is weak more often. */
  isAdaptive: boolean;
  /** Whether a child learns by being asked; without it a gap stays one. */
  learns: boolean;
}

/** A child that knows all sums but some, plays round after round and is remembered as in earnest. */
export function simulateChild({ seed, operations, gaps, isAdaptive, learns }: Options) {
  const random = createRandom(seed);
  const chances = new Map(gaps.map((gap) => [gap, GUESSED]));
  let now = Date.parse('2026-09-01T08:00:00Z');
  let record = emptyRecord();
  let answers = 0;

  const answer = (task: string): boolean => {
    const gap = [task, familyOfTask(task) ?? ''].find((one) => chances.has(one)) ?? '';
    const known = chances.get(gap) ?? KNOWN;
    if (learns && chances.has(gap)) chances.set(gap, KNOWN - (KNOWN - known) * LEFT_AFTER_ONE);
    return chance(random, known);
  };

  const play = (): void => {
    const practice = choosePractice(record.tasks, ['math'], { now: new Date(now), random });
    const problems = generateProblems({
      ...{ difficulty: 'easy', operations, count: ROUND, random },
      ...(isAdaptive && { practice }),
    });
    const given = problems.map(({ task }) => ({ task, isRight: answer(task), seconds: 6 }));
    now += ROUND_MS;
    answers += given.length;
    record = learnRound(record, roundOf(given, now));
  };

  return {
    play,
    answers: () => answers,
    tasks: () => record.tasks,
    /** How often the child would be right on its gaps now. */
    rightOnGaps: () => [...chances.values()].reduce((sum, one) => sum + one, 0) / gaps.length,
  };
}

function roundOf(answers: AnsweredRound['answers'], at: number): AnsweredRound {
  const timestamp = new Date(at).toISOString();
  return { id: createId(), timestamp, owner: `user:${createId()}`, answers };
}

function emptyRecord(): ProgressRecord {
  const updatedAt = new Date(0);
  return {
    ...{ _id: `user:${createId()}`, tasks: [], readings: [], roundIds: [] },
    ...{ glance: null, forgottenAt: null, updatedAt, revision: 0 },
  };
}
