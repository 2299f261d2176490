import type {
  ClassProgress,
  FamilyProgress,
  SeatProgress,
  TaskFamily,
} from '@lux/contracts/classroom/progress.ts';
import type { ClassRecord, SeatRecord } from '../../classes/class.store.ts';
import { nameSeat } from '../../classes/view-class.ts';
import { surenessOfFamily } from '../learning/sureness.ts';
import { familyOf, inOrder } from '../learning/task-family.ts';
import type { TaskMemory } from '../learning/task-memory.ts';
import type { Learnt } from '../progress.store.ts';
import { nextStepOf, unsureFamiliesOf } from './next-step.ts';
import { secondsOf, viewTask } from './view-task.ts';

/** A class at a glance, in the order of the room. */
export function viewClassProgress(
  { seats }: Pick<ClassRecord, 'seats'>,
  records: readonly Learnt[],
): ClassProgress {
  const byOwner = new Map(records.map((record) => [record._id, record]));
  const met = new Map<string, TaskFamily>();
  for (const { tasks } of records) {
    for (const { task } of tasks) {
      const family = familyOf(task);
      if (family) met.set(family.id, family);
    }
  }
  return {
    families: inOrder(met.values()),
    seats: seats.map((seat) => glanceAt(seat, byOwner.get(`seat:${seat._id}`))),
  };
}

/** One child in depth. */
export function viewSeatProgress(seat: SeatRecord, record: Learnt | null): SeatProgress {
  const tasks = record?.tasks ?? [];
  const names = new Map(
    tasks.flatMap(({ task }) => {
      const family = familyOf(task);
      return family ? [[family.id, family] as const] : [];
    }),
  );
  return {
    ...glanceAt(seat, record ?? undefined),
    familyNames: inOrder(names.values()),
    tasks: tasks.map(viewTask),
    readings: (record?.readings ?? []).map((reading) => ({
      ...reading,
      at: reading.at.toISOString(),
    })),
  };
}

function glanceAt(seat: SeatRecord, record: Learnt | undefined) {
  const tasks = record?.tasks ?? [];
  const readings = record?.readings ?? [];
  return {
    seat: nameSeat(seat),
    answers: sum(tasks.map(({ seen }) => seen)),
    lastAt: tasks.length > 0 && record ? record.updatedAt.toISOString() : null,
    families: viewFamilies(tasks),
    unsure: unsureFamiliesOf(tasks),
    nextStep: nextStepOf(tasks),
    wordsPerMinute: roundedMean(readings.map(({ wordsPerMinute }) => wordsPerMinute)),
    shareRead: mean(readings.map(({ shareRead }) => shareRead)),
  };
}

function viewFamilies(tasks: readonly TaskMemory[]): FamilyProgress[] {
  const families = Map.groupBy(tasks, ({ task }) => familyOf(task)?.id ?? '');
  return [...families].map(([id, own]) => ({
    id,
    seen: sum(own.map(({ seen }) => seen)),
    right: sum(own.map(({ right }) => right)),
    seconds: secondsOf(own),
    sureness: surenessOfFamily(own),
  }));
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round((sum(known) / known.length) * 100) / 100;
}

function roundedMean(values: readonly (number | null)[]): number | null {
  const value = mean(values);
  return value === null ? null : Math.round(value);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
