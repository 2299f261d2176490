import { readClocks } from '@lux/maths/read-word-problem/read-clocks.ts';
import { createRandom, integerBetween } from '@lux/random/random.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import type { Task, TaskKind } from './task.ts';

const STEPS: readonly [number, string][] = [
  [60, 'eine Stunde'],
  [30, 'eine halbe Stunde'],
  [120, 'zwei Stunden'],
  [15, 'eine Viertelstunde'],
];
const HALF_DAY = 720;

/** "Es ist 3 Uhr. Wie spät ist es eine halbe Stunde später?" */
export function clockTasks(isOlder: boolean, isEasy = false): TaskKind {
  return {
    make(seed) {
      const random = createRandom(seed);
      const hour = integerBetween(random, 1, 11);
      const minute = isOlder && !isEasy ? integerBetween(random, 0, 1) * 30 : 0;
      const step = STEPS[integerBetween(random, 0, isEasy ? 0 : isOlder ? 3 : 1)];
      return clockTask(hour, minute, step?.[0] ?? 60);
    },
    find(said) {
      const match = /Es ist (\d+) Uhr(?: (\d+))?\. Wie spät ist es (.+) später\?$/.exec(said);
      const step = STEPS.find(([, name]) => name === match?.[3]);
      return match && step ? clockTask(Number(match[1]), Number(match[2] ?? 0), step[0]) : null;
    },
  };
}

function clockTask(hour: number, minute: number, step: number): Task {
  const name = STEPS.find(([minutes]) => minutes === step)?.[1] ?? '';
  const write = (minutes: number) =>
    `${Math.floor(minutes / 60)} Uhr${minutes % 60 > 0 ? ` ${minutes % 60}` : ''}`;
  const start = hour * 60 + minute;
  const end = start + step;
  return {
    prompt: `Es ist ${write(start)}. Wie spät ist es ${name} später?`,
    judge(answer) {
      if (isAnotherMatter(answer)) return null;
      const [clock] = readClocks(answer).clocks;
      if (clock) return clock.minutes % HALF_DAY === end % HALF_DAY;
      const bare = hearNumber(answer);
      return bare === null ? null : bare * 60 === end || (bare * 60) % HALF_DAY === end % HALF_DAY;
    },
    hint:
      step === 60 || step === 120
        ? 'Der kleine Zeiger rückt weiter. Der große steht dann wieder gleich.'
        : 'Eine Stunde hat 60 Minuten. Eine halbe hat 30, ein Viertel 15.',
    solution: `Dann ist es ${write(end)}.`,
  };
}
