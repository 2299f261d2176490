/**
 * Does LUX bear a class? 35 children with open sockets, then 105, as a lesson goes (see
 * class/play-lesson.ts), everything behind it answering after 400 ms; one child that floods; three times
 * what the system can do. Linux only.
 *
 * `--minutes=10` for a whole lesson instead of one minute, `--soak` for 20 minutes (or `--minutes`) with
 * memory and open files, `--only=class|crowd|flood|overload` for one part, `--seconds` of the overload.
 */
import { parseArgs } from 'node:util';
import { flood } from './class/flood.ts';
import { LatencyRecorder } from './class/latency-recorder.ts';
import { openSystem } from './class/open-system.ts';
import { overload } from './class/overload.ts';
import { playLesson } from './class/play-lesson.ts';
import { soak } from './class/soak.ts';
import { VirtualUser } from './class/virtual-user.ts';
import { quantile, show } from './measuring/figures.ts';

const CLASS = 35;
const THREE_CLASSES = 105;
const FLOOD_SECONDS = 20;
const WARM_UP_SECONDS = 15;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    soak: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const minutes = Number(values.minutes ?? (values.soak ? 20 : 1));
const wants = (part: string) => !values.soak && (values.only ?? part) === part;

const system = await openSystem();
let recorder = new LatencyRecorder();
const users: VirtualUser[] = [];
try {
  await spawnUpTo(CLASS);
  await playLesson(users, WARM_UP_SECONDS);
  if (values.soak) {
    recorder = new LatencyRecorder();
    await soak(system, users, minutes);
    report(`${CLASS} children, ${minutes} minutes`, 150);
  }
  if (wants('class')) await runLesson(CLASS, 150);
  if (wants('flood')) await runLessonBesideFlood();
  if (wants('crowd')) await runLesson(THREE_CLASSES, 400);
  if (wants('overload')) await overload(system.url, Number(values.seconds));
} finally {
  await Promise.all(users.map((user) => user.close()));
  await system.close();
}

async function spawnUpTo(count: number): Promise<void> {
  const fresh = Array.from(
    { length: Math.max(0, count - users.length) },
    () => new VirtualUser(system.url, () => recorder),
  );
  users.push(...fresh);
  await Promise.all(fresh.map((user) => user.start()));
}

async function runLesson(children: number, barMs: number): Promise<void> {
  await spawnUpTo(children);
  recorder = new LatencyRecorder();
  await playLesson(users, minutes * 60);
  report(`${children} children, ${minutes * 60} s`, barMs);
}

async function runLessonBesideFlood(): Promise<void> {
  recorder = new LatencyRecorder();
  const flooding = await flood(system.url);
  await playLesson(users, FLOOD_SECONDS);
  const answers = await flooding.stop();
  report('beside a child that floods', 150);
  const all = [...answers.values()].reduce((sum, count) => sum + count, 0);
  show('  who floods: share that is refused', (answers.get(429) ?? 0) / all, '> 0.5');
}

function report(what: string, barMs: number): void {
  console.log(`${what}: ${recorder.done} things done`);
  show('  errors in %', recorder.errorPercent, '≤ 0.1');
  show('  429', recorder.refused, '0');
  show('  ms beyond the upstream, p95', quantile(recorder.all(), 0.95), `≤ ${barMs}`);
  for (const line of recorder.lines()) console.log(line);
  for (const [problem, count] of recorder.errors) console.log(`  ${count} × ${problem}`);
}
