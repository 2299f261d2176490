import { readClocks } from '@lux/maths/read-word-problem/read-clocks.ts';
import { createRandom, integerBetween } from '@lux/random/random.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import { FULL_HOURS, HALF_HOURS, QUARTERS } from '../wish/topics.ts';
import type { Wish } from '../wish/wish.ts';
import type { Task, TaskKind } from './task.ts';

const STEPS: readonly [number, string][] = [
  [60, 'eine Stunde'],
  [30, 'eine halbe Stunde'],
  [120, 'zwei Stunden'],
  [15, 'eine Viertelstunde'],
];
const HALF_DAY = 720;

/** "Du sagst Viertel vor drei, und ich sag, wie das digital heißt." */
const DIGITAL = /digital/u;
const RECKONS = /rechn|dauer|später|wie lange?|zeitspanne/u;

/** The clock is read; who wants to reckon with it is asked what time it will be. */
export function clockTasks({ words, shift, topic }: Wish, isOlder: boolean): TaskKind {
  const isEasy = shift < 0;
  const isReckoned = topic === null && RECKONS.test(words.join(' '));
  const isDigital = DIGITAL.test(words.join(' '));
  const isOfQuarters = isDigital && /viertel/u.test(words.join(' '));
  const faces = facesFor(topic, shift + (isOlder || isOfQuarters ? 1 : 0));
  return {
    make(seed) {
      const random = createRandom(seed);
      const hour = integerBetween(random, 1, 11);
      const minutes = faces[integerBetween(random, 0, faces.length - 1)] ?? 0;
      if (isDigital) return digitalTask(hour, minutes);
      if (!isReckoned) return faceTask(hour, minutes);
      const isHard = isOlder || shift > 0;
      const minute = isHard && !isEasy ? integerBetween(random, 0, 1) * 30 : 0;
      const step = STEPS[integerBetween(random, 0, isEasy ? 0 : isHard ? 3 : 1)];
      return clockTask(hour, minute, step?.[0] ?? 60);
    },
    find(said) {
      const match = /Es ist (\d+) Uhr(?: (\d+))?\. Wie spät ist es (.+) später\?$/.exec(said);
      const step = STEPS.find(([, name]) => name === match?.[3]);
      if (match && step) return clockTask(Number(match[1]), Number(match[2] ?? 0), step[0]);
      return findDigital(said) ?? findFace(said);
    },
  };
}

/** Minutes at which the big hand stands: full hours first, then halves, then quarters. */
function facesFor(topic: string | null, step: number): number[] {
  if (topic === FULL_HOURS || (topic === null && step < 0)) return [0];
  if (topic === HALF_HOURS) return [30];
  if (topic === QUARTERS) return [15, 45];
  return step > 0 ? [15, 30, 45] : [0, 30];
}

/** Where the hands stand at these minutes, what it is called, and how to read it. */
const FACES: readonly {
  minutes: number;
  big: number;
  small: (hour: number) => string;
  called: (hour: number) => string;
  hint: string;
  /** How it is told as a digital clock shows it. */
  digits: string;
}[] = [
  {
    minutes: 0,
    big: 12,
    small: (hour) => `auf der ${hour}`,
    called: (hour) => `${hour} Uhr`,
    hint: 'Steht der große Zeiger auf der 12, ist eine volle Stunde. Der kleine zeigt, welche.',
    digits: 'Bei einer vollen Stunde stehen hinten zwei Nullen.',
  },
  {
    minutes: 15,
    big: 3,
    small: (hour) => `kurz hinter der ${hour}`,
    called: (hour) => `Viertel nach ${hour}`,
    hint: 'Steht der große Zeiger auf der 3, ist eine Viertelstunde um.',
    digits: 'Eine Viertelstunde hat 15 Minuten. So viele sind schon um.',
  },
  {
    minutes: 30,
    big: 6,
    small: (hour) => `zwischen der ${hour} und der ${hour + 1}`,
    called: (hour) => `halb ${hour + 1}`,
    hint: 'Steht der große Zeiger auf der 6, ist es halb. Nimm die Stunde, die als Nächstes kommt.',
    digits: 'Halb heißt: Die Stunde davor ist erst 30 Minuten alt.',
  },
  {
    minutes: 45,
    big: 9,
    small: (hour) => `kurz vor der ${hour + 1}`,
    called: (hour) => `Viertel vor ${hour + 1}`,
    hint: 'Steht der große Zeiger auf der 9, fehlt noch eine Viertelstunde.',
    digits: 'Bis zur vollen Stunde fehlen noch 15 Minuten. Rechne 60 minus 15.',
  },
];

function faceTask(hour: number, minutes: number): Task {
  const face = FACES.find((one) => one.minutes === minutes) ?? FACES[0];
  if (!face) throw new RangeError('There is no such face');
  return {
    prompt: `Der große Zeiger steht auf der ${face.big}. Der kleine steht ${face.small(hour)}. Wie spät ist es?`,
    judge: judgeClock(hour * 60 + minutes),
    hint: face.hint,
    secondHint: 'Zähl von der 12 aus weiter. Von einer Zahl zur nächsten sind es fünf Minuten.',
    solution: `Es ist ${face.called(hour)}.`,
  };
}

/** A time as it is said, to be told as a digital clock shows it. */
function digitalTask(hour: number, minutes: number): Task {
  const face = FACES.find((one) => one.minutes === minutes) ?? FACES[0];
  if (!face) throw new RangeError('There is no such face');
  return {
    prompt: `Es ist ${face.called(hour)}. Was steht auf der Digitaluhr?`,
    // Who says it again as it was said has not told what the clock shows.
    judge: (answer) => (SAID_SO.test(answer) ? false : judgeClock(hour * 60 + minutes)(answer)),
    hint: face.digits,
    secondHint: minutes > 0 ? `Vorne steht die ${hour}.` : 'Hinten stehen zwei Nullen.',
    solution:
      minutes > 0
        ? `Auf der Digitaluhr steht ${hour} Uhr ${minutes}.`
        : `Auf der Digitaluhr steht vorne die ${hour}, dahinter zwei Nullen.`,
  };
}

const SAID_SO = /halb|viertel/iu;
const SAID_TIME =
  /Es ist (?:(?<full>\d+) Uhr|Viertel nach (?<past>\d+)|halb (?<half>\d+)|Viertel vor (?<before>\d+))\. Was steht auf der Digitaluhr\?$/u;

function findDigital(said: string): Task | null {
  const { full, past, half, before } = SAID_TIME.exec(said)?.groups ?? {};
  if (full) return digitalTask(Number(full), 0);
  if (past) return digitalTask(Number(past), 15);
  if (half) return digitalTask(Number(half) - 1, 30);
  return before ? digitalTask(Number(before) - 1, 45) : null;
}

const PLACE =
  'auf der (?<on>\\d+)|kurz hinter der (?<behind>\\d+)|zwischen der (?<between>\\d+) und der \\d+|kurz vor der (?<before>\\d+)';
const FACE = new RegExp(
  `Der große Zeiger steht auf der (?<big>\\d+)\\. Der kleine steht (?:${PLACE})\\. Wie spät ist es\\?$`,
  'u',
);

function findFace(said: string): Task | null {
  const { big, on, behind, between, before } = FACE.exec(said)?.groups ?? {};
  const face = FACES.find((one) => one.big === Number(big));
  const hour = Number(on ?? behind ?? between ?? Number(before) - 1);
  return face && hour > 0 ? faceTask(hour, face.minutes) : null;
}

const judgeClock = (end: number) => (answer: string) => {
  if (isAnotherMatter(answer)) return null;
  const [clock] = readClocks(answer).clocks;
  if (clock) return clock.minutes % HALF_DAY === end % HALF_DAY;
  const bare = hearNumber(answer);
  return bare === null ? null : (bare * 60) % HALF_DAY === end % HALF_DAY;
};

function clockTask(hour: number, minute: number, step: number): Task {
  const name = STEPS.find(([minutes]) => minutes === step)?.[1] ?? '';
  const write = (minutes: number) =>
    `${Math.floor(minutes / 60)} Uhr${minutes % 60 > 0 ? ` ${minutes % 60}` : ''}`;
  const start = hour * 60 + minute;
  const end = start + step;
  return {
    prompt: `Es ist ${write(start)}. Wie spät ist es ${name} später?`,
    judge: judgeClock(end),
    hint:
      step === 60 || step === 120
        ? 'Der kleine Zeiger rückt weiter. Der große steht dann wieder gleich.'
        : 'Eine Stunde hat 60 Minuten. Eine halbe hat 30, ein Viertel 15.',
    solution: `Dann ist es ${write(end)}.`,
  };
}
