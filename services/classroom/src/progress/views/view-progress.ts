import type {
  ClassProgress,
  FamilyProgress,
  SeatProgress,
} from '@lux/contracts/classroom/progress.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { ClassRecord, SeatRecord } from '../../classes/class.store.ts';
import { nameSeat } from '../../classes/view-class.ts';
import { surenessOfFamily } from '../learning/sureness.ts';
import { familyById, familyOf, inOrder } from '../learning/task-family.ts';
import type { TaskMemory } from '../learning/task-memory.ts';
import type { Glance, Learnt } from '../progress.store.ts';
import { nextStepOf, unsureFamiliesOf } from './next-step.ts';
import { secondsOf, viewTask } from './view-task.ts';

/** A class at a glance, in the order of the room. */
export function viewClassProgress(
  { seats }: Pick<ClassRecord, 'seats'>,
  glances: ReadonlyMap<OwnerId, Glance>,
): ClassProgress {
  const ids = [...glances.values()].flatMap(({ families }) => families.map(({ id }) => id));
  return {
    families: inOrder([...new Set(ids)].map(familyById)),
    seats: seats.map((seat) => ({
      seat: nameSeat(seat),
      ...(glances.get(`seat:${seat._id}`) ?? nothing),
    })),
  };
}

/** One child in depth. */
export function viewSeatProgress(seat: SeatRecord, record: Learnt | null): SeatProgress {
  const glance = record ? glanceAt(record) : nothing;
  return {
    seat: nameSeat(seat),
    ...glance,
    familyNames: inOrder(glance.families.map(({ id }) => familyById(id))),
    tasks: (record?.tasks ?? []).map(viewTask),
    readings: (record?.readings ?? []).map((reading) => ({
      ...reading,
      at: reading.at.toISOString(),
    })),
  };
}

/** What a teacher sees of a child among thirty. */
export function glanceAt({
  tasks,
  readings,
  updatedAt,
}: Pick<Learnt, 'tasks' | 'readings' | 'updatedAt'>): Glance {
  return {
    answers: sum(tasks.map(({ seen }) => seen)),
    lastAt: tasks.length > 0 ? updatedAt.toISOString() : null,
    families: viewFamilies(tasks),
    unsure: unsureFamiliesOf(tasks),
    nextStep: nextStepOf(tasks),
    wordsPerMinute: roundedMean(readings.map(({ wordsPerMinute }) => wordsPerMinute)),
    shareRead: mean(readings.map(({ shareRead }) => shareRead)),
  };
}

const nothing: Glance = glanceAt({ tasks: [], readings: [], updatedAt: new Date(0) });

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
