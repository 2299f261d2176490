import { pick, shuffle } from '@lux/random/choose.ts';
import { createRandom, type Random } from '@lux/random/random.ts';
import { chooseOptions } from './drafts/choose-options.ts';
import type { Draft } from './drafts/draft.ts';
import { sampleDraft } from './levels/sample-draft.ts';
import { admitFamilies } from './practice/admit-families.ts';
import { type Practice, practisedDrafts } from './practice/practised-drafts.ts';
import type { Difficulty, Problem, ProvenProblem } from './problem.ts';
import type { Operation } from './sums/sum.ts';

/** What a round of problems is to be like (SPEC 9). */
interface RoundRequest {
  difficulty: Difficulty;
  /** At least one; the same one twice counts once. */
  operations: readonly Operation[];
  count: number;
  /** Asked once per round: the same number gives the same round. `Math.random` will do. */
  random: Random;
  /** What this child needs; absent: every sum is as likely as the others. */
  practice?: Practice | undefined;
}

/** After this many repeated problems, one that only reads differently is accepted. */
const PATIENCE = 200;
/** After so many that the child has not met, one is made that it has. */
const SOME_TRIES = 20;
/** One problem in so many is a word problem. */
const WORD_PROBLEM_EVERY = 4;

/**
 * Problems for a round of maths (SPEC 7, 9), all different, each with four options of which exactly
 * one is right.
 *
 * @throws RangeError where no operation is given.
 */
export function generateProblems(request: RoundRequest): Problem[] {
  return generateProvenProblems(request).map(({ proof: _, ...problem }) => problem);
}

/**
 * A round of different problems, each with the sum it comes from: every operation as often as the
 * others, a quarter of them word problems.
 *
 * @throws RangeError where no operation is given.
 */
export function generateProvenProblems({
  difficulty,
  operations,
  count,
  random,
  practice,
}: RoundRequest): ProvenProblem[] {
  const chosen = [...new Set(operations)];
  // A generator of its own: a poor `random` must not make the search for new problems endless.
  const own = createRandom(Math.floor(random() * 2 ** 32));
  const kinds = planWordProblems(own, count);
  const wanted = evenly(own, chosen, count);
  const sample = (index: number) =>
    sampleDraft(own, {
      difficulty,
      operation: wanted[index] ?? pick(own, chosen),
      operations: chosen,
      isWordProblem: kinds[index] ?? false,
    });
  const practised = practice
    ? practisedDrafts(own, practice, {
        ...{ operations: chosen, count, isEasy: difficulty === 'easy' },
        sample: () => sample(count),
      })
    : [];
  const keys = new Set(practised.flatMap(({ key, problem }) => [key, problem]));
  const families = admitFamilies(own, {
    known: practice?.knownFamilies ?? [],
    settled: practice?.settled ?? [],
    practised,
    operations: chosen,
  });
  const others = wanted.slice(practised.length).map((_, index) => {
    const draft = findNew(keys, families, () => sample(practised.length + index));
    families.meet(draft);
    return draft;
  });
  const drafts = practised.length === 0 ? others : shuffle(own, [...practised, ...others]);
  return drafts.map((draft) => {
    const { options, correctAnswer } = chooseOptions(own, draft);
    const { problem, proof, explanation, task } = draft;
    return { problem, options, correctAnswer, explanation, task, proof };
  });
}

function findNew(
  keys: Set<string>,
  { isAdmitted, sampleKnown }: Pick<ReturnType<typeof admitFamilies>, 'isAdmitted' | 'sampleKnown'>,
  sample: () => Draft,
): Draft {
  const isUnfit = (found: Draft, isStrict: boolean) =>
    (isStrict && !isAdmitted(found)) || isKnown(keys, found, isStrict);
  let draft = sample();
  for (let tries = 0; isUnfit(draft, tries < PATIENCE); tries += 1) {
    draft = (tries > SOME_TRIES && !isAdmitted(draft) && sampleKnown()) || sample();
  }
  keys.add(draft.key).add(draft.problem);
  return draft;
}

function isKnown(keys: Set<string>, { key, problem }: Draft, isStrict: boolean): boolean {
  return keys.has(problem) || (isStrict && keys.has(key));
}

function planWordProblems(random: Random, count: number): boolean[] {
  const wordProblems = Math.floor(count / WORD_PROBLEM_EVERY + random());
  return shuffle(
    random,
    Array.from({ length: count }, (_, index) => index < wordProblems),
  );
}

function evenly<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  if (items.length === 0) throw new RangeError('No operation was given.');
  const order: Item[] = [];
  while (order.length < count) order.push(...shuffle(random, items));
  return order.slice(0, count);
}
