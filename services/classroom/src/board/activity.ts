import type { Light } from '@lux/contracts/classroom/board.ts';
import type { LessonArea } from '@lux/contracts/classroom/lesson.ts';
import { LessonArea as Area } from '@lux/contracts/classroom/lesson.ts';
import { z } from 'zod';

/** What a child does, as Redis keeps it. Moments in milliseconds. */
export const Activity = z.object({
  area: Area.nullable(),
  since: z.number(),
  /** Heard of it at all. */
  seenAt: z.number(),
  /** Did something. */
  actedAt: z.number(),
  questions: z.number(),
  pictures: z.number(),
  rounds: z.number(),
  /** Whether one of its devices has a socket, and when that was told. */
  isConnected: z.boolean(),
  connectionAt: z.number(),
});
export type Activity = z.infer<typeof Activity>;

/** No socket and nothing heard for so long: away. */
export const AWAY_AFTER_MS = 60_000;
/** Nothing done for so long: quiet (CLASSROOM "The board"). */
export const QUIET_AFTER_MS = 5 * 60_000;

/** Of a child that has just come. */
export function newActivity(now: number): Activity {
  return {
    area: null satisfies LessonArea | null,
    since: now,
    seenAt: now,
    actedAt: now,
    questions: 0,
    pictures: 0,
    rounds: 0,
    isConnected: false,
    connectionAt: 0,
  };
}

/** Unknown is not away: Redis may just have lost it. */
export function isAway(activity: Activity | undefined, now: number): boolean {
  if (!activity || activity.isConnected) return false;
  return now - activity.seenAt >= AWAY_AFTER_MS;
}

interface Seen {
  state: 'free' | 'there' | 'left' | 'out';
  isHandUp: boolean;
  hasAlert: boolean;
  activity: Activity;
}

/** The one light of a tile, the most urgent first. */
export function lightOf({ state, isHandUp, hasAlert, activity }: Seen, now: number): Light {
  if (hasAlert) return 'worried';
  if (state !== 'there') return 'away';
  if (isHandUp) return 'hand';
  if (isAway(activity, now)) return 'away';
  return now - activity.actedAt >= QUIET_AFTER_MS ? 'quiet' : 'working';
}

/** When a tile will look different though nothing happens; null: never. */
export function nextChange(
  { activity, lockedUntil }: { activity: Activity; lockedUntil: number | null },
  now: number,
): number | null {
  const { isConnected, seenAt, actedAt } = activity;
  const moments = [
    actedAt + QUIET_AFTER_MS,
    ...(isConnected ? [] : [seenAt + AWAY_AFTER_MS]),
    ...(lockedUntil === null ? [] : [lockedUntil]),
  ].filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}
