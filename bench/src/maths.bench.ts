import { createRandom } from '@lux/random/random.ts';

/**
 * Are the maths problems right, and made fast enough? 100,000 for each level and every choice of
 * operations, each calculated again by an evaluator that shares no arithmetic with the generator.
 * Bars: 0 wrong, 0 with the same option twice, 0 below 0 in grades 1–2, the right option at each of
 * the four places within 3 points of 25 %, at least 20,000 problems a second.
 */

import { generateProblems, generateProvenProblems } from '@lux/maths/generate-problems.ts';
import type { Difficulty } from '@lux/maths/problem.ts';
import type { Operation } from '@lux/maths/sums/sum.ts';
import { findFault } from '@lux/maths/testing/find-fault.ts';
import { operationSets } from '@lux/maths/testing/operation-sets.ts';

const PROBLEMS = 100_000;
const COUNT = 20;
const PLACES = 4;
const levels: Difficulty[] = ['easy', 'medium', 'hard'];
const seed = Date.now() % 1_000_000;

const totals = { problems: 0, faults: 0, repeated: 0 };
let worstPlace = 0;
let slowest = Number.POSITIVE_INFINITY;
console.log(`seed ${seed}; ${PROBLEMS} problems each; points off: of the place least like 25 %`);

for (const difficulty of levels) {
  for (const operations of operationSets) {
    const perSecond = speedOf(difficulty, operations);
    const { faults, repeated, pointsOff } = prove(difficulty, operations);
    totals.problems += PROBLEMS;
    totals.faults += faults;
    totals.repeated += repeated;
    worstPlace = Math.max(worstPlace, pointsOff);
    slowest = Math.min(slowest, perSecond);
    console.log(
      `${difficulty.padEnd(6)} ${operations.join(' ').padEnd(7)} faults ${faults}, repeated in a round ${repeated}, points off ${pointsOff.toFixed(2)}, ${Math.round(perSecond)} problems/s`,
    );
  }
}
console.log(
  `all ${totals.problems}: ${totals.faults} faults, ${totals.repeated} repeated; worst place ${worstPlace.toFixed(2)} points off (bar 3); slowest ${Math.round(slowest)} problems/s (bar 20000)`,
);

/** Problems a second, as a child's request makes them; nothing is proven meanwhile. */
function speedOf(difficulty: Difficulty, operations: Operation[]): number {
  const random = createRandom(seed);
  const rounds = 500;
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    generateProblems({ difficulty, operations, count: COUNT, random });
  }
  return (rounds * COUNT) / ((performance.now() - start) / 1_000);
}

function prove(difficulty: Difficulty, operations: Operation[]) {
  const random = createRandom(seed + 1);
  const places = Array.from({ length: PLACES }, () => 0);
  let [faults, repeated] = [0, 0];
  for (let made = 0; made < PROBLEMS; made += COUNT) {
    const round = generateProvenProblems({ difficulty, operations, count: COUNT, random });
    repeated += COUNT - new Set(round.map(({ problem }) => problem)).size;
    for (const problem of round) {
      const fault = findFault(problem, difficulty);
      if (fault) {
        faults += 1;
        console.log(fault, problem);
      }
      places[problem.correctAnswer] = (places[problem.correctAnswer] ?? 0) + 1;
    }
  }
  const off = places.map((count) => Math.abs((100 * count) / PROBLEMS - 100 / PLACES));
  return { faults, repeated, pointsOff: Math.max(...off) };
}
