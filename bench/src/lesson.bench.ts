/**
 * What must a lesson hold (CLASSROOM "What it must hold")? 30 children join within ten seconds behind one
 * address; what a turn with LUX costs in a lesson ÷ without; how late a child's act is on its teacher's
 * board, by socket, with 1, 10, 20 and 40 lessons of 30 children. Linux only. LUX answers by its own means,
 * so that no provider hides what a turn takes.
 *
 * `--lessons=10` for no more than ten, `--seconds` that each number of lessons plays (20).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { holdLesson, openTeacher } from '@lux/e2e/testing/hold-lesson.ts';
import type { Visitor } from '@lux/e2e/testing/visitor.ts';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { readCpu } from './bff/read-cpu.ts';
import { compareTurns } from './lesson/compare-turns.ts';
import { joinLesson } from './lesson/join-lesson.ts';
import { type HeldLesson, type Pupil, playBeforeBoards } from './lesson/play-before-boards.ts';
import { quantile, show } from './measuring/figures.ts';

const CHILDREN = 30;
const JOIN_SECONDS = 10;
const STEPS = [1, 10, 20, 40];
/** A teacher's socket may join so many boards at once and a few more. */
const LESSONS_OF_TEACHER = 10;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    lessons: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '20' },
  },
});

const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
// As in operation: nothing is raised for the one address that all come from.
const stack = await startStack({ dataDir, port: 0, cacheDir: sharedCacheDir, env: {} });
const teachers: Visitor[] = [];
const pupils: Pupil[] = [];
const lessons: HeldLesson[] = [];
try {
  // Before all others: hundreds of children take what sessions their address may start.
  while (teachers.length * LESSONS_OF_TEACHER < Number(values.lessons)) {
    teachers.push(await openTeacher(stack, `lehrkraft-${teachers.length + 1}`));
  }
  const joined = await joinLesson(stack.url, await openLesson(), JOIN_SECONDS);
  pupils.push(...joined.pupils);
  show('join, 30 within 10 s, p50 ms', quantile(joined.joinMs, 0.5));
  show('join, 30 within 10 s, p95 ms', quantile(joined.joinMs, 0.95), '< 500');
  show('  429', joined.refused, '0');

  const cpu = (name: string) => readCpu(stack.processes.get(name)?.pid ?? 0);
  await compareTurns(stack.url, joined.pupils, cpu);

  for (const step of STEPS.filter((count) => count <= Number(values.lessons))) {
    let refused = 0;
    while (lessons.length < step) {
      const more = await joinLesson(stack.url, await openLesson(), 1);
      pupils.push(...more.pupils);
      refused += more.refused;
    }
    const played = await playBeforeBoards(pupils, lessons, Number(values.seconds));
    const { lateMs, missed, acts, errors } = played;
    const children = pupils.length;
    console.log(`${step} lessons, ${children} children with sockets, ${acts} acts`);
    show('  act until the board’s message, p50 ms', quantile(lateMs, 0.5));
    show('  act until the board’s message, p95 ms', quantile(lateMs, 0.95), '≤ 1000');
    show('  acts on no board, refused acts, refused joins', `${missed} ${errors} ${refused}`, '0');
  }
} finally {
  for (const { visitor } of pupils) visitor.close();
  for (const teacher of teachers) teacher.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Another lesson of thirty seats, whose board a teacher watches. */
async function openLesson(): Promise<HeldLesson> {
  const teacher = teachers[Math.floor(lessons.length / LESSONS_OF_TEACHER)];
  if (!teacher) throw new Error('no teacher');
  const name = `Klasse ${lessons.length + 1}`;
  const held = { teacher, ...(await holdLesson(teacher, { name, seats: CHILDREN })) };
  lessons.push(held);
  return held;
}
