import { shuffle } from '@lux/random/choose.ts';
import { createRandom } from '@lux/random/random.ts';
import { hearNumber } from '../hear-answer.ts';
import type { Task, TaskKind } from './task.ts';

const CHOICES = / A: (\d+), B: (\d+) oder C: (\d+)\?$/u;
const LETTER =
  /^(?:(?:ich|nehme|glaube|glaub|antwort|es|ist|das|die|hm|ähm?|also) )*(a|b|c|be|ce|ze|zeh|beh|bee|cee)(?: (?:glaube|glaub|ich|bitte|ist|es|richtig))*[.! ]*$/iu;

/** The result and two numbers near it, in an order that the task decides. */
function numbersOf(prompt: string, result: number): number[] {
  const seed = [...prompt].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7);
  const far = result > 20 && seed % 2 === 0 ? 10 : 2;
  const lower = result > far ? result - far : result + far + 1;
  return shuffle(createRandom(seed % 1_000_003), [result, lower, result + 1]);
}

/** Sums with three answers to choose from: "Wie viel ist 7 mal 8? A: 54, B: 56 oder C: 57?" */
export function withChoices(kind: TaskKind): TaskKind {
  const choose = (task: Task): Task => {
    if (task.result === undefined) return task;
    const numbers = numbersOf(task.prompt, task.result);
    const [a, b, c] = numbers;
    const out = numbers.findIndex((number) => number !== task.result);
    return {
      ...task,
      prompt: `${task.prompt} A: ${a}, B: ${b} oder C: ${c}?`,
      judge(answer) {
        const letter = LETTER.exec(answer.trim())?.[1]?.toLowerCase().charAt(0);
        if (letter !== undefined) {
          const at = letter === 'z' ? 2 : 'abc'.indexOf(letter);
          return numbers[at] === task.result;
        }
        return hearNumber(answer) === null ? null : task.judge(answer);
      },
      secondHint: `${'ABC'[out]} kannst du streichen.`,
    };
  };
  return {
    ...kind,
    make: (seed) => choose(kind.make(seed)),
    find(said) {
      const whole = CHOICES.exec(said)?.[0];
      const task = kind.find(whole === undefined ? said : said.slice(0, -whole.length));
      return task && (whole === undefined ? task : choose(task));
    },
    named: kind.named?.map(choose) ?? [],
    name: (said) => kind.name?.(said).map(choose) ?? [],
  };
}
