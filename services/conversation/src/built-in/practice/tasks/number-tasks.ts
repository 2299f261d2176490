import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { createRandom, integerBetween } from '@lux/random/random.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import { largestOf } from '../wish/amounts.ts';
import type { Wish } from '../wish/wish.ts';
import { plainWords, type Task, type TaskKind } from './task.ts';

const judgeNumber = (result: number) => (answer: string) => {
  const said = isAnotherMatter(answer) ? null : hearNumber(answer);
  return said === null ? null : said === result;
};

/** "7 plus wie viel ist 10?" */
export function splitTasks(wish: Wish, isOlder: boolean): TaskKind {
  const whole = largestOf(wish, [10, 20, 100, 1_000], isOlder ? 2 : 0);
  return {
    make(seed) {
      const random = createRandom(seed);
      const sum = integerBetween(random, Math.max(5, Math.floor(whole / 2)), whole);
      return splitTask(integerBetween(random, 1, sum - 1), sum);
    },
    find(said) {
      const [, part, sum] = /(\d+) plus wie viel ist (\d+)\?$/.exec(said) ?? [];
      return sum === undefined ? null : splitTask(Number(part), Number(sum));
    },
  };
}

const splitTask = (part: number, whole: number): Task => ({
  prompt: `${part} plus wie viel ist ${whole}?`,
  judge: judgeNumber(whole - part),
  hint: `Rechne ${whole} minus ${part}.`,
  solution: `${part} plus ${whole - part} ist ${whole}.`,
});

/** "Welche Zahl kommt nach 6?" */
export function countTasks(wish: Wish, isOlder: boolean): TaskKind {
  const most = largestOf(wish, [10, 20, 100, 1_000], isOlder ? 2 : 0);
  return {
    make(seed) {
      const random = createRandom(seed);
      const number = integerBetween(random, 1, most - 1);
      return countTask(number, integerBetween(random, 0, 2) > 0);
    },
    find(said) {
      const [, way, number] = /Welche Zahl kommt (nach|vor) der (\d+)\?$/.exec(said) ?? [];
      return number === undefined ? null : countTask(Number(number), way === 'nach');
    },
  };
}

function countTask(number: number, isNext: boolean): Task {
  const result = isNext ? number + 1 : number - 1;
  const from = Math.max(0, number - 3);
  const row = Array.from({ length: number - from + 1 }, (_, at) => from + at).join(', ');
  return {
    prompt: `Welche Zahl kommt ${isNext ? 'nach' : 'vor'} der ${number}?`,
    judge: judgeNumber(result),
    hint: isNext
      ? `Zähl mit mir: ${row} und weiter.`
      : `Zähl rückwärts: ${number + 2}, ${number + 1}, ${number} und weiter.`,
    solution: `${isNext ? 'Nach' : 'Vor'} der ${number} kommt die ${result}.`,
  };
}

/** "Welche Zahl ist größer, 14 oder 41?" */
export function compareTasks(wish: Wish, isOlder: boolean): TaskKind {
  const most = largestOf(wish, [10, 20, 100, 1_000, 10_000], isOlder ? 3 : 1);
  return {
    make(seed) {
      const random = createRandom(seed);
      const one = integerBetween(random, 1, most);
      const step = integerBetween(random, 1, Math.max(2, Math.floor(most / 2)));
      const other = one > step ? one - step : one + step;
      return compareTask(one, other, integerBetween(random, 0, 2) > 0);
    },
    find(said) {
      const [, way, one, other] =
        /Welche Zahl ist (größer|kleiner), (\d+) oder (\d+)\?$/.exec(said) ?? [];
      return other === undefined ? null : compareTask(Number(one), Number(other), way === 'größer');
    },
  };
}

function compareTask(one: number, other: number, isGreater: boolean): Task {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  const way = isGreater ? 'größer' : 'kleiner';
  return {
    prompt: `Welche Zahl ist ${way}, ${one} oder ${other}?`,
    judge: judgeNumber(isGreater ? more : less),
    hint: `Zähl los. Welche der beiden kommt ${isGreater ? 'später' : 'früher'}?`,
    solution: isGreater ? `${more} ist größer als ${less}.` : `${less} ist kleiner als ${more}.`,
  };
}

const PARTS: readonly (readonly [number, string])[] = [
  [3, 'Drittel'],
  [4, 'Viertel'],
  [5, 'Fünftel'],
  [6, 'Sechstel'],
  [8, 'Achtel'],
  [10, 'Zehntel'],
];
const MOST_FRACTION_WORDS = 5;
const inWords = (count: number, name: string) =>
  `${count === 1 ? 'ein' : numberWord(count)} ${name}`;

/** "Wie viel ist zwei Fünftel plus ein Fünftel?" */
export function fractionTasks(): TaskKind {
  const all = PARTS.flatMap(([whole, name]) =>
    Array.from({ length: whole - 2 }, (_, at) => at + 1).flatMap((left) =>
      Array.from({ length: whole - left }, (_, at) => fractionTask(left, at + 1, whole, name)),
    ),
  );
  return {
    make: (seed) => {
      const task = all[integerBetween(createRandom(seed), 0, all.length - 1)];
      if (!task) throw new RangeError('There is nothing to practise');
      return task;
    },
    find: (said) => all.find(({ prompt }) => said.endsWith(prompt)) ?? null,
  };
}

function fractionTask(left: number, right: number, whole: number, name: string): Task {
  const sum = left + right;
  const said = `${inWords(left, name)} plus ${inWords(right, name)}`;
  return {
    prompt: `Wie viel ist ${said}?`,
    judge(answer) {
      if (isAnotherMatter(answer)) return null;
      const words = plainWords(answer);
      const isWhole = sum === whole && /(?:ein|1) ?ganze?s?|(?<!\p{L})eins(?!\p{L})/u.test(answer);
      const isHalf = sum * 2 === whole && /hälfte|halb/u.test(answer.toLowerCase());
      if (isWhole || isHalf) return true;
      const written = /(\d+) ?(?:\/|durch|von) ?(\d+)/u.exec(answer);
      if (written) return Number(written[1]) * whole === sum * Number(written[2]);
      const named = words.at(-1) ?? '';
      if (words.length > MOST_FRACTION_WORDS) return null;
      if (/^(?:halb\p{L}*|hälfte|ganze[ns]?)$/u.test(named)) return false;
      const part = PARTS.find(([, each]) => each.toLowerCase() === named)?.[0];
      const count = words.includes('ein') ? 1 : hearNumber(words.slice(0, -1).join(' '));
      if (!/tel/u.test(named) || count === null) return null;
      // "Drei Viertel" are six eighths.
      return part !== undefined && count * whole === sum * part;
    },
    secondHint: `Denk an eine Pizza mit ${whole} Stücken. Nimm erst ${left} Stück, dann noch ${right}. Zähl sie.`,
    reason: `Jedes Stück ist ein ${name}. ${left} und ${right} Stücke sind ${sum} Stücke.`,
    hint: `Die Teile sind gleich groß. Zähl nur zusammen, wie viele ${name} es sind.`,
    solution: `${said} ist ${inWords(sum, name)}${sum === whole ? ', also ein Ganzes' : ''}.`,
  };
}
