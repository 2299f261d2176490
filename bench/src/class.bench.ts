/**
 * Does LUX bear a class? 35 children with open sockets, then 105, as a lesson goes (see
 * class/play-lesson.ts), everything behind it answering after 400 ms; one child that floods; three times
 * what the system can do. Bars: issue 10. Linux only.
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
import { show } from './feed/show.ts';
import { quantile } from './quantile.ts';

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
let tally = new LatencyRecorder();
const pupils: VirtualUser[] = [];
try {
  await bringTo(CLASS);
  await playLesson(pupils, WARM_UP_SECONDS);
  if (values.soak) {
    tally = new LatencyRecorder();
    await soak(system, pupils, minutes);
    report(`${CLASS} children, ${minutes} minutes`, 150);
  }
  if (wants('class')) await teach(CLASS, 150);
  if (wants('flood')) await teachBesideFlood();
  if (wants('crowd')) await teach(THREE_CLASSES, 400);
  if (wants('overload')) await overload(system.url, Number(values.seconds));
} finally {
  await Promise.all(pupils.map((pupil) => pupil.close()));
  await system.close();
}

async function bringTo(count: number): Promise<void> {
  const fresh = Array.from(
    { length: Math.max(0, count - pupils.length) },
    () => new VirtualUser(system.url, () => tally),
  );
  pupils.push(...fresh);
  await Promise.all(fresh.map((pupil) => pupil.start()));
}

async function teach(children: number, barMs: number): Promise<void> {
  await bringTo(children);
  tally = new LatencyRecorder();
  await playLesson(pupils, minutes * 60);
  report(`${children} children, ${minutes * 60} s`, barMs);
}

async function teachBesideFlood(): Promise<void> {
  tally = new LatencyRecorder();
  const flooding = await flood(system.url);
  await playLesson(pupils, FLOOD_SECONDS);
  const answers = await flooding.stop();
  report('beside a child that floods', 150);
  const all = [...answers.values()].reduce((sum, count) => sum + count, 0);
  show('  who floods: share that is refused', (answers.get(429) ?? 0) / all, '> 0.5');
}

function report(what: string, barMs: number): void {
  console.log(`${what}: ${tally.done} things done`);
  show('  errors in %', tally.errorPercent, '≤ 0.1');
  show('  429', tally.refused, '0');
  show('  ms beyond the upstream, p95', quantile(tally.all(), 0.95), `≤ ${barMs}`);
  for (const line of tally.lines()) console.log(line);
  for (const [problem, count] of tally.errors) console.log(`  ${count} × ${problem}`);
}
