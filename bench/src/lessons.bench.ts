/**
 * What does a lesson cost? 30 children join at once behind one address, then play; how late its
 * teacher's board is told of each round, by the socket; more lessons at once with `--lessons=8` (1). Memory of
 * classroom before and after.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { User } from '@lux/contracts/accounts/user.ts';
import { ChildLesson, Lesson } from '@lux/contracts/classroom/lesson.ts';
import { SchoolClass, Seat } from '@lux/contracts/classroom/school-class.ts';
import { Visitor } from '@lux/e2e/testing/visitor.ts';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { z } from 'zod';
import { quantile, show } from './measuring/figures.ts';

const CHILDREN = 30;
const ADMIN_PIN = 'kurbel-teich-magnet';
/** A child of a quick class finishes a round in so many milliseconds. */
const ROUND_MS = 4_000;

/** Who plays, and when each of its rounds was sent. */
interface Child {
  visitor: Visitor;
  seatId: string;
  sentAt: number[];
}
const children: Child[] = [];

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    lessons: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
  },
});

const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
const stack = await startStack({
  dataDir,
  port: 0,
  cacheDir: sharedCacheDir,
  env: { ADMIN_PIN, CHILDREN_PER_ADDRESS: '1200' },
});
try {
  const before = memoryOf('classroom');
  const teacher = await openTeacher();
  const lessons = [];
  for (let count = 0; count < Number(values.lessons); count += 1) {
    lessons.push(await openLesson(teacher));
  }
  const joinMs: number[] = [];
  for (const { lesson, seats } of lessons) {
    await Promise.all(seats.map(({ id }) => enter(lesson.code, id, joinMs)));
  }
  show(`join, ${CHILDREN} at once, p50 ms`, quantile(joinMs, 0.5));
  show(`join, ${CHILDREN} at once, p95 ms`, quantile(joinMs, 0.95), '500');
  show('join, longest ms', Math.max(...joinMs));

  const lateMs: number[] = [];
  const until = performance.now() + Number(values.seconds) * 1_000;
  await Promise.all([
    ...lessons.map(({ lesson }) => watch(teacher, lesson.id, until, lateMs)),
    ...children.map((child) => play(child, until)),
  ]);
  show('a round until it is on the board, p50 ms', quantile(lateMs, 0.5));
  show('a round until it is on the board, p95 ms', quantile(lateMs, 0.95), '1000');
  show('rounds', lateMs.length);
  show('classroom, memory before, MiB', before);
  show('classroom, memory after, MiB', memoryOf('classroom'));

  const end = performance.now();
  const [first] = lessons;
  await teacher.request('DELETE', `/api/lessons/${first?.lesson.id}`);
  show('ending a lesson, ms', performance.now() - end);
  teacher.close();
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function openTeacher(): Promise<Visitor> {
  const visitor = new Visitor(stack.url);
  const account = {
    ...{ username: 'frau.lindner', password: 'teich-magnet-kurbel' },
    visitorToken: visitor.token,
  };
  const { id } = await visitor.json(User, 'POST', '/api/register', account);
  const path = `/api/analytics/users/${id}/teacher?adminPin=${ADMIN_PIN}`;
  await visitor.json(z.looseObject({}), 'PATCH', path, { isTeacher: true });
  return visitor;
}

async function openLesson(teacher: Visitor) {
  const { id } = await teacher.json(SchoolClass, 'POST', '/api/classes', { name: 'Igel' });
  const seats = await teacher.json(z.array(Seat), 'POST', `/api/classes/${id}/seats`, {
    count: CHILDREN,
  });
  const path = `/api/classes/${id}/lessons`;
  return { seats, lesson: await teacher.json(Lesson, 'POST', path, { minutes: 45 }) };
}

async function enter(code: string, seatId: string, took: number[]): Promise<void> {
  const visitor = new Visitor(stack.url);
  const start = performance.now();
  const body = { seatId, visitorToken: visitor.token };
  await visitor.json(ChildLesson, 'POST', `/api/joins/${code}`, body);
  took.push(performance.now() - start);
  children.push({ visitor, seatId, sentAt: [] });
}

async function play({ visitor, sentAt }: Child, until: number): Promise<void> {
  await pause(Math.random() * ROUND_MS);
  while (performance.now() < until) {
    const round = { id: createId(), game: 'math', category: '1', score: 4, total: 5, seconds: 30 };
    const body = { ...round, visitorToken: visitor.token };
    const at = performance.now();
    sentAt.push(at);
    await (await visitor.request('POST', '/api/games/rounds', body)).text();
    await pause(ROUND_MS);
  }
}

/** Hears of the board as a teacher's screen does, and notes how late it is told of each round. */
async function watch(
  teacher: Visitor,
  lessonId: string,
  until: number,
  lateMs: number[],
): Promise<void> {
  const seen = new Map<string, number>();
  const socket = await teacher.connect();
  socket.on('board.changed', ({ lessonId: told, places }) => {
    const now = performance.now();
    for (const { seat, rounds } of told === lessonId ? places : []) {
      const child = children.find(({ seatId }) => seatId === seat?.id);
      for (let index = seen.get(seat?.id ?? '') ?? 0; index < rounds; index += 1) {
        lateMs.push(now - (child?.sentAt[index] ?? now));
      }
      seen.set(seat?.id ?? '', rounds);
    }
  });
  const answer = await socket.emitWithAck('lesson.join', { lessonId });
  if (!answer.ok) throw new Error(answer.message);
  await pause(until - performance.now() + 2_000);
}

/** Resident memory of one process, as Linux tells it. */
function memoryOf(name: string): number {
  const status = readFileSync(`/proc/${stack.processes.get(name)?.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}
