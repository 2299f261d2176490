import type { Id } from '@lux/contracts/common/ids.ts';
import { rooms } from '@lux/contracts/sockets/rooms.ts';
import type { Push } from '@lux/service-kit/push/create-push.ts';
import type { Logger } from 'pino';
import { nextChange } from './activity.ts';
import type { Boards } from './board-state.ts';
import { viewPlace } from './view-place.ts';

export type BoardPusher = ReturnType<typeof createBoardPusher>;

/**
 * Tells teachers what changed on a board: at once where nothing was told for a quarter of a second,
 * else after it, all in one message. Redis keeps count, so that copies of the service together keep
 * to it. What a crash swallows the next change tells along.
 */
export function createBoardPusher({
  boards,
  push,
  log,
}: {
  boards: Boards;
  push: Push;
  log: Logger;
}) {
  const running = new Map<Id, Promise<void>>();
  const waiting = new Map<Id, ReturnType<typeof setTimeout>>();
  /** Lessons that changed while they were told of. */
  const again = new Set<Id>();
  let isClosed = false;

  const tell = async (lessonId: Id): Promise<void> => {
    const { waitMs, tiles } = await boards.takeDirty(lessonId);
    if (waitMs > 0) return later(lessonId, waitMs);
    if (tiles.size === 0) return;
    const now = Date.now();
    const shown = [...tiles].flatMap(([, tile]) => tile ?? []);
    const gone = [...tiles].flatMap(([id, tile]) => (tile ? [] : id));
    const places = shown.map((tile) => viewPlace(tile, now));
    push.toRoom(rooms.board(lessonId), 'board.changed', { lessonId, places, gone });
    const moments = new Map<Id, number>();
    for (const { facts, activity } of shown) {
      const next = nextChange({ activity, lockedUntil: facts.lockedUntil }, now);
      if (next !== null) moments.set(facts.id, next);
    }
    await boards.scheduleLights(lessonId, moments);
  };

  const later = (lessonId: Id, waitMs: number) => {
    if (isClosed || waiting.has(lessonId)) return;
    const timer = setTimeout(() => {
      waiting.delete(lessonId);
      run(lessonId);
    }, waitMs);
    waiting.set(lessonId, timer);
  };

  const run = (lessonId: Id) => {
    if (isClosed || waiting.has(lessonId)) return;
    if (running.has(lessonId)) {
      again.add(lessonId);
      return;
    }
    const done = tell(lessonId)
      // The query is the truth; the next change tells this one along.
      .catch((error: unknown) => log.debug({ err: error, lessonId }, 'board not told of'))
      .finally(() => {
        running.delete(lessonId);
        if (again.delete(lessonId)) run(lessonId);
      });
    running.set(lessonId, done);
  };

  return {
    /** Soon, and not waited for. */
    push: run,
    close: async (): Promise<void> => {
      isClosed = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
