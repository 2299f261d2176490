import { setTimeout as pause } from 'node:timers/promises';
import { createOutageLog } from '@lux/service-kit/process/create-outage-log.ts';
import { rebuildBoard } from './board/refresh-tile.ts';
import { forgetSeats } from './classes/forget-seats.ts';
import { clearLessons } from './clearing/clear-lessons.ts';
import type { Deps } from './deps.ts';
import { endDueLessons } from './lessons/end-lesson.ts';
import { publishState } from './lessons/publish-lesson.ts';

const SECOND_MS = 1_000;

/**
 * What comes by time alone: ends of lessons, lights, and what crashes left behind. Every copy of the
 * service does all of it; each step bears that others do it, too.
 */
export function startTickers(deps: Deps): { close: () => Promise<void> } {
  const tickers = [
    tick(deps, SECOND_MS, async () => {
      await endDueLessons(deps);
      await clearLessons(deps);
    }),
    tick(deps, SECOND_MS, async () => {
      for (const lessonId of await deps.boards.takeDueLights()) deps.boardPusher.push(lessonId);
    }),
    tick(deps, 5 * SECOND_MS, async () => forgetSeats(deps)),
    tick(deps, 5 * SECOND_MS, async () => keepActivities(deps)),
    tick(deps, 20 * SECOND_MS, async () => {
      for (const lesson of await deps.lessons.listRunning()) {
        await rebuildBoard(deps, lesson._id);
        await publishState(deps, lesson);
      }
    }),
  ];
  return {
    close: async () => {
      await Promise.all(tickers.map((ticker) => ticker.close()));
    },
  };
}

/** Writes down what children do, a few seconds late, for when Redis loses it. */
export async function keepActivities({ boards, places }: Pick<Deps, 'boards' | 'places'>) {
  for (const lessonId of await boards.takeChanged()) {
    await places.keepActivities(lessonId, await boards.readActivities(lessonId));
  }
}

/** Does it again and again, never twice at once, with a pause in between. */
function tick(
  { log, mongo }: Pick<Deps, 'log' | 'mongo'>,
  everyMs: number,
  run: () => Promise<void>,
): { close: () => Promise<void> } {
  const outages = createOutageLog(log);
  const stopping = new AbortController();
  const loop = async () => {
    await Promise.race([mongo.whenReady, aborted(stopping.signal)]);
    while (!stopping.signal.aborted) {
      try {
        await run();
        outages.reportBack('what comes by time goes on');
      } catch (error) {
        outages.reportAway(error, 'what comes by time waits');
      }
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const ended = loop();
  return {
    close: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
