/**
 * Is what `npm run capacity` reckons what a running system uses? 35, 105 and 350 children do for a minute
 * what the reckoning says they do; processor time of all processes, measured ÷ reckoned. Text comes from
 * a model that costs nothing, sound and pictures are built in. Linux only.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Act, cpuOf, idleMs, parts } from '../../scripts/capacity/costs.ts';
import { perSecond } from '../../scripts/capacity/plan-capacity.ts';
import { show } from './measuring/figures.ts';
import { openBuiltInSystem } from './scaling/open-built-in-system.ts';
import { spawnTalkingUsers, type TalkingUser } from './talk/talking-user.ts';

const SECONDS = 60;
/** Events are stored and pictures finished. */
const SETTLE_MS = 5_000;
const SIZES = [35, 105, 350];

const system = await openBuiltInSystem();

let made = 0;
const next = () => {
  made += 1;
  return made;
};
let failures = 0;
const post = async (child: TalkingUser, path: string, body: object) => {
  const { statusCode, body: answer } = await child.send(path, body);
  await answer.dump();
  if (statusCode >= 400) failures += 1;
};
const get = async (child: TalkingUser, path: string) => {
  const { statusCode, body } = await child.get(path);
  await body.dump();
  if (statusCode >= 400) failures += 1;
};
const sums = { difficulty: 'easy', operations: ['+', '-'], count: 5 };
const acts: Record<keyof typeof perSecond, (child: TalkingUser) => Promise<unknown>> = {
  turn: (child) => child.hear(`Warum leuchtet Mond ${next()}?`),
  sound: (child) =>
    post(child, '/api/speech', { text: `Der Mond Nummer ${next()} leuchtet nicht selbst.` }),
  quiz: (child) => post(child, '/api/quiz/generate', { category: 'nature', count: 5 }),
  maths: (child) => post(child, '/api/math/generate', sums),
  picture: (child) => post(child, '/api/generate-image', { prompt: `${next()} Drachen im Wald` }),
  settings: (child) => get(child, '/api/settings'),
  talks: (child) => get(child, '/api/conversations'),
};
const names = Object.keys(acts) as (keyof typeof acts)[];

try {
  for (const size of SIZES) {
    const children = await spawnTalkingUsers(system.url, size);
    await play(children, 10);
    await pause(SETTLE_MS);
    const before = system.usage();
    const start = performance.now();
    failures = 0;
    const counts = await play(children, SECONDS);
    await pause(SETTLE_MS);
    const seconds = (performance.now() - start) / 1_000;
    const used = system.usage();
    const reckoned = cpuOf(counts);
    let [allUsed, allReckoned] = [0, 0];
    console.log(`${size} children, ${seconds.toFixed(0)} s, ${failures} failures`);
    for (const name of parts) {
      const spent = (used.get(name)?.cpuMs ?? 0) - (before.get(name)?.cpuMs ?? 0);
      const expected = reckoned[name] + idleMs[name] * seconds;
      allUsed += spent;
      allReckoned += expected;
      console.log(
        `  ${name.padEnd(14)} measured ${(spent / seconds).toFixed(0)} ms a second, reckoned ${(expected / seconds).toFixed(0)}`,
      );
    }
    show(`  ${size} children, measured ÷ reckoned`, allUsed / allReckoned, '0.7 to 1.3');
    await Promise.all(children.map((child) => child.close()));
  }
} finally {
  await system.close();
}

/** Each child does each thing at its rate, spread so that no two are in step. Gives how many of each. */
async function play(
  children: TalkingUser[],
  seconds: number,
): Promise<Partial<Record<Act, number>>> {
  const counts: Partial<Record<Act, number>> = {};
  const due = children.flatMap((child, place) =>
    names.flatMap((name, kind) => {
      const everyMs = 1_000 / perSecond[name];
      const phase = ((place + 1) * (kind + 1) * 0.618_033_988_75) % 1;
      const times = Math.ceil((seconds * 1_000 - phase * everyMs) / everyMs);
      return Array.from({ length: Math.max(0, times) }, (_, turn) => ({
        atMs: (phase + turn) * everyMs,
        name,
        child,
      }));
    }),
  );
  const doing: Promise<unknown>[] = [];
  const start = performance.now();
  for (const { atMs, name, child } of due.toSorted((one, other) => one.atMs - other.atMs)) {
    const waitMs = start + atMs - performance.now();
    if (waitMs > 1) await pause(waitMs);
    counts[name] = (counts[name] ?? 0) + 1;
    doing.push(
      acts[name](child).catch(() => {
        failures += 1;
      }),
    );
  }
  await Promise.all(doing);
  return counts;
}
