import { pick, shuffle } from '@lux/random/choose.ts';
import { chance, type Random } from '@lux/random/random.ts';
import type { Draft } from '../drafts/draft.ts';
import { draftOfGap } from '../drafts/draft-of-gap.ts';
import { draftOfSum } from '../drafts/draft-of-sum.ts';
import type { Operation, Sum } from '../sums/sum.ts';
import { sumFamilies, sumFamilyById } from './families.ts';
import { familyOfSum } from './family-of-sum.ts';
import {
  familyOfTask,
  sumOfTask,
  sumsOfFamily,
  taskOfFamily,
  taskOfSum,
  turnedSum,
} from './sum-task.ts';

/** What a child should meet in a round. */
export interface Practice {
  /** Keys of sums or of families, the most needed first. */
  tasks: readonly string[];
  /** Nothing else is asked, as far as there is enough of it. */
  isFixed: boolean;
  /** Families the child has met; at most one other comes into a round. Empty: any may. */
  knownFamilies: readonly string[];
  /** Single sums the child is sure of: others of their families are rather asked. */
  settled: readonly string[];
  /** Single sums of known families that the child has hardly been asked; tried out in easy rounds. */
  untried: readonly string[];
}

interface Wanted {
  operations: readonly Operation[];
  count: number;
  /** Sums learnt by heart are what easy rounds are for: there new ones are tried out as well. */
  isEasy: boolean;
  /** A problem of the round's difficulty, for families that are not learnt by heart. */
  sample: () => Draft;
}

/** The rest of a round stays mixed, so that weak sums come among easy ones. */
const PRACTISED_SHARE = 0.6;
/** With those that are tried out; the others come as ever. */
const TRIED_SHARE = 0.8;
/** What grades 1–2 count to. */
const MOST = 100;
/** So often a problem of a family is looked for among those of the difficulty. */
const TRIES = 80;

/** Problems a child needs, each key once; of a teacher's choice as many as were asked. */
export function practisedDrafts(random: Random, practice: Practice, wanted: Wanted): Draft[] {
  const { operations, count } = wanted;
  if (practice.isFixed) return fixedDrafts(random, practice.tasks, wanted);
  const drafts: Draft[] = [];
  const take = (tasks: readonly string[], most: number) => {
    for (const task of tasks) {
      if (drafts.length >= Math.floor(most)) return;
      const sum = sumOfTask(task);
      if (sum !== null && operations.includes(sum.operation)) drafts.push(plain(random, sum));
      if (sum === null && isOf(task, operations)) drafts.push(...sampled(task, wanted, drafts));
    }
  };
  take(practice.tasks, count * PRACTISED_SHARE);
  if (!wanted.isEasy || practice.knownFamilies.length === 0) return drafts;
  const isKnown = (task: string) => practice.knownFamilies.includes(familyOfTask(task) ?? '');
  if (drafts.every(({ task }) => isKnown(task))) {
    take(newTasks(random, practice, operations), drafts.length + 1);
  }
  take(practice.untried, Math.max(drafts.length, count * TRIED_SHARE));
  return drafts;
}

/** A sum of the first family in the order of schools that the child has not met; else none. */
function newTasks(
  random: Random,
  { knownFamilies }: Practice,
  operations: readonly Operation[],
): string[] {
  const next = sumFamilies.find(
    ({ id, operation }) =>
      operation !== null && operations.includes(operation) && !knownFamilies.includes(id),
  );
  if (next === undefined) return [];
  const sums = sumsOfFamily(next.id).filter((sum) => familyOfSum(sum) === next.id);
  return [sums.length === 0 ? taskOfFamily(next.id) : taskOfSum(pick(random, sums))];
}

/** Whether a family's tasks are among these kinds of sums; stories and terms are of all. */
function isOf(task: string, operations: readonly Operation[]): boolean {
  const operation = sumFamilyById.get(familyOfTask(task) ?? '')?.operation ?? null;
  return operation === null || operations.includes(operation);
}

/** One of each choice by turns, until there are enough: first as they are, then with gaps. */
function fixedDrafts(random: Random, tasks: readonly string[], wanted: Wanted): Draft[] {
  const queues = tasks
    .filter((task) => familyOfTask(task) !== null)
    .map((task) => fixedQueue(random, task, wanted));
  const drafts: Draft[] = [];
  const known = new Set<string>();
  while (drafts.length < wanted.count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const draft = queue.shift();
      if (draft === undefined || known.has(draft.problem) || drafts.length === wanted.count)
        continue;
      known.add(draft.problem);
      drafts.push(draft);
    }
  }
  return drafts;
}

function fixedQueue(random: Random, task: string, wanted: Wanted): Draft[] {
  const sum = sumOfTask(task);
  const family = familyOfTask(task) ?? '';
  const own = sum === null ? shuffle(random, sumsOfFamily(family)) : [sum];
  if (own.length === 0) {
    const drafts: Draft[] = [];
    while (drafts.length < wanted.count) {
      const found = sampled(task, wanted, drafts);
      if (found.length === 0) break;
      drafts.push(...found);
    }
    return drafts;
  }
  const near = sum === null ? [] : shuffle(random, sumsOfFamily(familyOfSum(sum)));
  const ways = [plain, (_: Random, one: Sum) => draftOfSum(turnedSum(one), { most: MOST }), gap];
  const chosen = ways.flatMap((way) => own.map((one) => way(random, one)));
  return [...chosen, ...near.map((one) => plain(random, one))];
}

function plain(random: Random, sum: Sum): Draft {
  return draftOfSum(chance(random, 0.5) ? sum : turnedSum(sum), { most: MOST });
}

function gap(_random: Random, sum: Sum): Draft {
  return draftOfGap(sum, MOST);
}

/** One of the family among those of the round's difficulty; none where there is none. */
function sampled(task: string, { sample }: Wanted, known: readonly Draft[]): Draft[] {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const draft = sample();
    const isNew = known.every(({ key, problem }) => key !== draft.key && problem !== draft.problem);
    if (draft.task === task && isNew) return [draft];
  }
  return [];
}
