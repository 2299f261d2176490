import { pick } from '@lux/random/choose.ts';
import { createRandom, integerBetween } from '@lux/random/random.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import type { PracticeFile } from '../practice-file.ts';
import type { Task, TaskKind } from './task.ts';

type Problem = PracticeFile['problems'][number];
type Level = Problem['level'];

/** Short word problems with numbers of their own; the child answers with the number. */
export function wordProblemTasks({ problems }: PracticeFile, level: Level): TaskKind {
  const wanted = problems.filter((problem) => problem.level === level);
  return {
    make(seed) {
      const random = createRandom(seed);
      const problem = pick(random, wanted);
      return toTask(problem, ...numbersFor(problem, random));
    },
    find(said) {
      for (const problem of problems) {
        const [a, b] = numbersIn(problem, said) ?? [];
        if (a !== undefined && b !== undefined) return toTask(problem, a, b);
      }
      return null;
    },
  };
}

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
