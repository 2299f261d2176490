import { pick } from '@lux/random/choose.ts';
import { chance, type Random } from '@lux/random/random.ts';
import type { Draft } from '../drafts/draft.ts';
import { draftOfSum } from '../drafts/draft-of-sum.ts';
import type { Operation } from '../sums/sum.ts';
import { familyOfTask, sumsOfFamily } from './sum-task.ts';

/** Of sums the child is sure of so many are asked all the same. */
const SURE_SHARE = 0.15;

interface Round {
  /** Families the child has met; empty: any may come. */
  known: readonly string[];
  settled: readonly string[];
  /** What is in the round already. */
  practised: readonly Draft[];
  operations: readonly Operation[];
}

/** Lets at most one family into a round that the child has not met. */
export function admitFamilies(random: Random, { known, settled, practised, operations }: Round) {
  const met = new Set<string | null>(known);
  const meet = ({ task }: Draft) => met.add(familyOfTask(task));
  const hasRoom = () => met.size === known.length;
  const sure = new Set(settled);
  const sums = known.flatMap(sumsOfFamily).filter((sum) => operations.includes(sum.operation));
  for (const draft of practised) meet(draft);
  return {
    isAdmitted: ({ task }: Draft) =>
      (known.length === 0 || hasRoom() || met.has(familyOfTask(task))) &&
      // A sure one now and then, so that a round is not all hard.
      (!sure.has(task) || chance(random, SURE_SHARE)),
    meet,
    /** One of a known family, where the round's difficulty has hardly any; null: none is known by heart. */
    sampleKnown: (): Draft | null =>
      sums.length === 0 ? null : draftOfSum(pick(random, sums), { most: 100 }),
  };
}
