import { setTimeout as pause } from 'node:timers/promises';
import type { BoardChange } from '@lux/contracts/classroom/board.ts';
import type { Lesson } from '@lux/contracts/classroom/lesson.ts';
import type { Seat } from '@lux/contracts/classroom/school-class.ts';
import type { Visitor } from '@lux/e2e/testing/visitor.ts';
import { createId } from '@lux/service-kit/secrets.ts';

/** How often a child does something that its board shows. */
const ACT_EVERY_MS = 15_000;
/** What has not come by then is not on the board. */
const LIMIT_MS = 10_000;

/** A child in a lesson, with an open socket. */
export interface Pupil {
  visitor: Visitor;
  seatId: string;
  /** When its rounds were due that no message of the board has counted yet, oldest first. */
  dueAt: number[];
  /** Rounds that the board has counted. */
  counted: number;
}

/** A lesson and whose board it is on. */
export interface HeldLesson {
  teacher: Visitor;
  lesson: Lesson;
  seats: Seat[];
}

/**
 * Each child finishes a round every 15 s, each on a clock of its own, while teachers watch the boards of
 * all lessons. Milliseconds from when the round should have been sent until the board's message counts it.
 */
export async function playBeforeBoards(pupils: Pupil[], lessons: HeldLesson[], seconds: number) {
  const pupilOf = new Map(pupils.map((pupil) => [pupil.seatId, pupil]));
  const lateMs: number[] = [];
  const sockets = await watchBoards(lessons, ({ places }) => {
    const now = performance.now();
    for (const { seat, rounds } of places) {
      const pupil = pupilOf.get(seat?.id ?? '');
      if (!pupil) continue;
      const told = pupil.dueAt.splice(0, rounds - pupil.counted);
      pupil.counted = Math.max(rounds, pupil.counted);
      lateMs.push(...told.map((due) => now - due));
    }
  });

  let errors = 0;
  let acts = 0;
  const start = performance.now();
  const play = async ({ visitor, dueAt }: Pupil, place: number) => {
    // Spread by the golden ratio: the same in every run, and no two in step.
    const phase = (((place + 1) * 0.618_033_988_75) % 1) * ACT_EVERY_MS;
    for (let atMs = phase; atMs < seconds * 1_000; atMs += ACT_EVERY_MS) {
      const due = start + atMs;
      await pause(Math.max(due - performance.now(), 0));
      acts += 1;
      dueAt.push(due);
      const round = {
        id: createId(),
        game: 'math',
        category: '1',
        score: 4,
        total: 5,
        seconds: 30,
      };
      const answer = await visitor.request('POST', '/api/games/rounds', round);
      await answer.text();
      if (answer.ok) continue;
      errors += 1;
      dueAt.splice(dueAt.indexOf(due), 1);
    }
  };
  await Promise.all(pupils.map(play));
  const open = () => pupils.reduce((sum, { dueAt }) => sum + dueAt.length, 0);
  for (let waitedMs = 0; open() > 0 && waitedMs < LIMIT_MS; waitedMs += 50) await pause(50);
  for (const socket of sockets) socket.disconnect();
  const missed = open();
  for (const { dueAt } of pupils) dueAt.length = 0;
  return { lateMs, missed, acts, errors };
}

/** A socket for each teacher, which joins the boards of its lessons. @throws Error where it may not. */
async function watchBoards(lessons: HeldLesson[], hear: (change: BoardChange) => void) {
  const sockets = new Map<Visitor, Awaited<ReturnType<Visitor['connect']>>>();
  for (const { teacher, lesson } of lessons) {
    const socket = sockets.get(teacher) ?? (await teacher.connect());
    if (!sockets.has(teacher)) socket.on('board.changed', hear);
    sockets.set(teacher, socket);
    const answer = await socket.emitWithAck('lesson.join', { lessonId: lesson.id });
    if (!answer.ok) throw new Error(`a board: ${answer.message}`);
  }
  return [...sockets.values()];
}
