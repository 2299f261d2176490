import { pick } from '@lux/random/choose.ts';
import { createRandom, integerBetween } from '@lux/random/random.ts';
import type { WordsToPractise } from '@lux/word-desk/desk/words-to-practise.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import type { Task, TaskKind } from './task.ts';

type Problem = PracticeFile['problems'][number];
type Level = Problem['level'];

/** Short word problems with numbers of their own; the child answers with the number. */
export function wordProblemTasks(
  { problems }: PracticeFile,
  level: Level,
  words: readonly string[],
  desk: WordsToPractise,
): TaskKind {
  const things = thingsWanted(words, desk);
  const about = things === null ? [] : problemsAbout(things, level);
  const wanted = about.length > 0 ? about : problems.filter((problem) => problem.level === level);
  return {
    make(seed) {
      const random = createRandom(seed);
      const problem = pick(random, wanted);
      return toTask(problem, ...numbersFor(problem, random));
    },
    find(said) {
      for (const problem of [...about, ...problems]) {
        const [a, b] = numbersIn(problem, said) ?? [];
        if (a !== undefined && b !== undefined) return toTask(problem, a, b);
      }
      return null;
    },
  };
}

/** Behind these a child says what its problems are to be about: "mit Pferden". */
const ABOUT = /(?<!\p{L})(?:mit|über|von|wo|zu) (?:\p{L}+ )?(\p{L}{4,})$/u;
const NO_THING =
  /^(?:\p{L}*aufgaben?|rechengeschichten|geld|zahlen|plus|minus|mir|dir|geteilt|klasse|rechnen)$/u;

function thingsWanted(words: readonly string[], desk: WordsToPractise): string | null {
  const [, word = ''] =
    ABOUT.exec(words.join(' ').replace(/(?: (?:bitte|vorkommen|drin|vor))+$/u, '')) ?? [];
  return NO_THING.test(word) ? null : desk.several(word);
}

/** What can be told of whatever may be counted. */
const problemsAbout = (things: string, level: Level): Problem[] => [
  {
    operation: '+',
    level,
    text: `Mia sieht {a} ${things}. Dann sieht sie noch {b} ${things}. Wie viele ${things} sind das`,
  },
  {
    operation: '-',
    level,
    text: `Auf einem Bild sind {a} ${things}. Tom deckt {b} ${things} zu. Wie viele ${things} sieht man noch`,
  },
  {
    operation: '+',
    level,
    text: `Ein Buch zeigt {a} große und {b} kleine ${things}. Wie viele ${things} zeigt es`,
  },
  {
    operation: '-',
    level,
    text: `Lea will {a} ${things} malen. Sie hat schon {b} ${things} gemalt. Wie viele ${things} fehlen noch`,
  },
];

function numbersFor({ operation, level }: Problem, random: () => number): [number, number] {
  const between = (least: number, most: number) => integerBetween(random, least, most);
  const isOlder = level === 'older';
  if (operation === '+')
    return isOlder ? [between(12, 80), between(11, 60)] : [between(3, 12), between(2, 8)];
  if (operation === '-') {
    const whole = isOlder ? between(40, 99) : between(8, 20);
    return [whole, between(2, isOlder ? whole - 10 : 7)];
  }
  const [count, each] = [between(3, 9), between(2, 9)];
  return operation === '*' ? [count, each] : [count * each, each];
}

/** The numbers of a problem that ends what was said. */
function numbersIn({ text }: Problem, said: string): [number, number] | null {
  const pattern = text
    .replaceAll('.', '\\.')
    .replace('{a}', '(?<a>\\d+)')
    .replace('{b}', '(?<b>\\d+)');
  const found = new RegExp(`${pattern}\\?$`, 'u').exec(said)?.groups;
  return found ? [Number(found.a), Number(found.b)] : null;
}

const SIGNS = { '+': 'plus', '-': 'minus', '*': 'mal', '/': 'geteilt durch' } as const;

function toTask({ operation, text }: Problem, a: number, b: number): Task {
  const result = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[operation];
  const sum = `${a} ${SIGNS[operation]} ${b}`;
  return {
    prompt: `${text.replace('{a}', String(a)).replace('{b}', String(b))}?`,
    judge(answer) {
      const said = hearNumber(answer);
      return said === null || isAnotherMatter(answer) ? null : said === result;
    },
    hint: `Rechne: ${sum}.`,
    solution: `${sum} ist ${result}.`,
  };
}
