import { createRandom, integerBetween } from '@lux/random/random.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import { beginningIn } from '../named/lead-in.ts';
import { numbersNamed } from '../named/numbers-named.ts';
import { sumsIn } from '../named/sums-in.ts';
import { largestOf } from '../wish/amounts.ts';
import { withoutLeftOut } from '../wish/limits.ts';
import { SQUARES } from '../wish/topics.ts';
import type { Operation, Wish } from '../wish/wish.ts';
import { findRest, restTask, specialSum } from './special-sums.ts';
import type { Task, TaskKind } from './task.ts';

const SIGNS: Record<Operation, string> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'mal',
  '/': 'geteilt durch',
};
const NAMES = new Map(Object.entries(SIGNS).map(([sign, name]) => [name, sign as Operation]));

/** What is multiplied stays below so much where a range was wished for; a smaller range is of the factors. */
const LEAST_PRODUCT = 50;
const EASY_STEP = 5;
const MOST_DRAWS = 12;
const EASY_FACTOR = 6;
const WITH_REST = /^\P{L}*\p{L}* ?rest (?!0|null)\S+[.! ]*$/iu;
const EASY_SQUARED = 10;
const LARGEST_SQUARED = 20;
const STEPS_OF_A_RANGE = 2;
const goesOverTen = ([left, right]: readonly [number, number]) => (left % 10) + (right % 10) > 10;

/** Sums in the head, as large and as hard as the wish and the age say; never beyond a range that was wished for. */
export function mathsTasks(wish: Wish, isOlder: boolean): TaskKind {
  const step = (isOlder ? 2 : 1) + wish.shift + wish.step;
  // Harder sums come first within a range, then in the next one.
  const ranges = Math.trunc(wish.step / STEPS_OF_A_RANGE);
  const limit = largestOf(
    { ...wish, shift: wish.shift + ranges },
    [10, 20, 100, 1_000, 10_000],
    isOlder ? 2 : 1,
  );
  const standard: Operation[] =
    wish.table || wish.tables.length > 1 ? ['*'] : isOlder ? ['+', '-', '*', '/'] : ['+', '-'];
  const operations = wish.operations.length > 0 ? wish.operations : standard;
  const within = wish.step - ranges * STEPS_OF_A_RANGE;
  const isSquares = wish.topic === SQUARES;
  const range = { limit, step, shift: wish.limit === null ? within : wish.shift + wish.step };
  return {
    make(seed) {
      const random = createRandom(seed);
      const between: Between = (least, most) =>
        integerBetween(random, least, Math.max(least, most));
      if (isSquares) {
        const side = between(2, isOlder || wish.step > 0 ? LARGEST_SQUARED : EASY_SQUARED);
        return sumTask(side, '*', side);
      }
      const operation = operations[between(0, operations.length - 1)] ?? '+';
      const special = specialSum(wish, operation, { limit, step }, between);
      if (special) return special.rest === 0 ? sumTask(...special.sum) : restTask(special);
      if (operation === '+') return sumTask(...partsOf(range, between));
      if (operation === '-') {
        const [left, , right] = partsOf(range, between);
        return sumTask(left + right, '-', right);
      }
      const [count, table] = wantedFactors(wish, () => factorsOf(wish, step, between));
      return operation === '*' ? sumTask(count, '*', table) : sumTask(count * table, '/', table);
    },
    find: (said) => findRest(said) ?? findSum(said),
    named: tasksNamed(beginningOf(wish), isSquares),
    name: (said) => tasksNamed(said, isSquares),
  };
}

/** "1x1" is the name of all of them. */
const TABLES = /(?<![\p{L}\d])(?:1 ?[x×] ?1|ein ?mal ?eins)(?![\p{L}\d])/giu;

/** All sums of a wish are to be asked, whatever word leads in. */
const beginningOf = ({ words }: Wish) => withoutLeftOut(words.join(' '));

/** "Zuerst vier mal acht"; of squares one number is enough: "jetzt die 15". */
function tasksNamed(said: string, isSquares: boolean): Task[] {
  const sums = sumsIn(said.replaceAll(TABLES, ' ')).map(({ left, operation, right }) =>
    sumTask(left, operation, right),
  );
  if (sums.length > 0 || !isSquares) return sums;
  return numbersNamed(beginningIn(said) ?? said).map((side) => sumTask(side, '*', side));
}

/** Factors of which none is left out by the wish: "alles außer die Eins und die Zehn". */
function wantedFactors({ without, table }: Wish, draw: () => [number, number]): [number, number] {
  let [count, factor] = draw();
  for (let draws = 1; draws < MOST_DRAWS; draws += 1) {
    const isLeftOut = without.includes(count) || (table === null && without.includes(factor));
    if (!isLeftOut) break;
    [count, factor] = draw();
  }
  return [count, factor];
}

type Between = (least: number, most: number) => number;

/** Two numbers whose sum is in the range: harder ones lie at its end, easier ones have a small second number. */
function partsOf(
  { limit, step, shift }: { limit: number; step: number; shift: number },
  between: Between,
): [number, '+', number] {
  if (shift > 0) {
    const draw = (): [number, number] => {
      const sum = between(Math.ceil(limit * 0.7), limit);
      const right = between(Math.ceil(sum * 0.3), Math.floor(sum * 0.7));
      return [sum - right, right];
    };
    let parts = draw();
    // What goes over a ten is harder.
    for (let draws = 1; draws < MOST_DRAWS && !goesOverTen(parts); draws += 1) parts = draw();
    return [parts[0], '+', parts[1]];
  }
  if (shift < 0) {
    const reach = Math.max(EASY_STEP, Math.round(limit / 2 ** -shift));
    const left = between(1, reach - 1);
    return [left, '+', between(1, Math.min(EASY_STEP, reach - left))];
  }
  const isLarge = step > 1 && limit > 20;
  const left = between(isLarge ? 11 : 1, limit - 2);
  return [left, '+', between(isLarge ? 2 : 1, limit - left)];
}

function factorsOf(wish: Wish, step: number, between: Between): [count: number, table: number] {
  const ofAge = step > 2 ? 12 : step > 0 ? 10 : 5;
  const usual = wish.step < 0 ? Math.min(ofAge, EASY_FACTOR) : ofAge;
  const ofProduct = wish.limit !== null && wish.limit >= LEAST_PRODUCT ? wish.limit : null;
  const most =
    wish.limit !== null && ofProduct === null ? Math.min(usual, wish.limit) : Math.max(usual, 5);
  // Harder sums of a table that was wanted lie at its end.
  const isHarder = wish.shift + wish.step > 0;
  const least = isHarder ? Math.min(6, most - 2) : 2;
  const table =
    wish.tables.length > 1
      ? (wish.tables[between(0, wish.tables.length - 1)] ?? 2)
      : (wish.table ?? between(least, most));
  const mostCount = ofProduct === null ? most : Math.min(most, Math.floor(ofProduct / table));
  const leastCount = wish.table && !isHarder ? 1 : least;
  return [between(Math.min(leastCount, mostCount), mostCount), table];
}

/** The sum whose question ends what was said. */
export function findSum(said: string): Task | null {
  const match = /Wie viel ist (\d+) (plus|minus|mal|geteilt durch) (\d+)\?$/.exec(said);
  const operation = NAMES.get(match?.[2] ?? '');
  return match && operation ? sumTask(Number(match[1]), operation, Number(match[3])) : null;
}

function sumTask(left: number, operation: Operation, right: number): Task {
  const result = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[
    operation
  ];
  const sum = `${left} ${SIGNS[operation]} ${right}`;
  return {
    prompt: `Wie viel ist ${sum}?`,
    result,
    weight: operation === '*' ? result : Math.max(left, result),
    judge(answer) {
      // Nothing is left here.
      if (operation === '/' && WITH_REST.test(answer)) return false;
      const said = hearNumber(answer);
      if (said === null || (isAnotherMatter(answer) && !/^\S+\s?\S*$/.test(answer.trim())))
        return null;
      return said === result;
    },
    hint: hintOf(left, operation, right),
    secondHint: `Das Ergebnis liegt zwischen ${Math.max(0, result - 2)} und ${result + 3}.`,
    solution: `${sum} ist ${result}${operation === '/' ? `, denn ${result} mal ${right} ist ${left}` : ''}.`,
  };
}

function hintOf(left: number, operation: Operation, right: number): string {
  switch (operation) {
    case '+': {
      const ten = left - (left % 10) + 10;
      if ((left % 10) + (right % 10) > 10 && right < 10)
        return `Rechne erst bis ${ten}: Das sind ${ten - left}. Dann noch ${right - ten + left}.`;
      return right < 10 || left < 10
        ? `Fang bei ${Math.max(left, right)} an und zähle ${Math.min(left, right)} weiter.`
        : 'Rechne erst die Zehner, dann die Einer.';
    }
    case '-': {
      const ones = left % 10;
      if (right < 10 && ones > 0 && right > ones)
        return `Geh erst ${ones} zurück bis ${left - ones}. Dann noch ${right - ones}.`;
      return right < 10
        ? `Fang bei ${left} an und zähle ${right} zurück.`
        : `Nimm erst ${right - (right % 10)} weg${right % 10 > 0 ? `, dann ${right % 10}` : ''}.`;
    }
    case '*':
      if (left === 1) return `Das heißt: die ${right} genau einmal.`;
      return left > 5 && left !== 6
        ? `5 mal ${right} ist ${5 * right}. Dann fehlt noch ${left - 5} mal ${right}.`
        : `${left - 1} mal ${right} ist ${(left - 1) * right}. Dann kommt noch einmal ${right} dazu.`;
    case '/':
      return `Denk umgekehrt: Welche Zahl mal ${right} ergibt ${left}?`;
  }
}
