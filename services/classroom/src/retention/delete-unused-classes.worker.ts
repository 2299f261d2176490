import { startDailyJob } from '@lux/service-kit/jobs/start-daily-job.ts';
import { deletion } from '../classes/forget-seats.ts';
import { KEEP_UNUSED_MS } from '../classes/view-class.ts';
import type { Deps } from '../deps.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
export const KEEP_SEEN_ALERTS_DAYS = 30;
export const KEEP_LOOKS_DAYS = 365;
const KEEP_LESSONS_MS = 365 * DAY_MS;
/** A round of before is not on its way for so long. */
const KEEP_FORGOTTEN_MS = 2 * DAY_MS;

/** The job's and its queue's name. */
export const DELETE_UNUSED_CLASSES = 'delete-unused-classes';

/** Deletes every day what is older than it may be; the database engine has no working TTL index. */
export function startRetention(deps: Deps): { close: () => Promise<void> } {
  const { config, log, redis, metrics, mongo } = deps;
  return startDailyJob(DELETE_UNUSED_CLASSES, {
    ...{ redis, log, metrics },
    url: config.redis.url,
    namePrefix: config.namePrefix,
    whenReady: mongo.whenReady,
    handle: async () => deleteOld(deps),
  });
}

/**
 * Deletes classes nobody has used for a year, alerts 30 days after somebody has looked, looks and past
 * lessons after a year. Doing it twice deletes nothing more.
 */
export async function deleteOld(
  deps: Pick<Deps, 'classes' | 'alerts' | 'looks' | 'lessons' | 'places' | 'progress' | 'log'>,
  now = Date.now(),
): Promise<void> {
  const before = (ageMs: number) => new Date(now - ageMs);
  let classes = 0;
  for (const unused of await deps.classes.listUnusedSince(before(KEEP_UNUSED_MS))) {
    // Null where somebody has just used it.
    if (await deps.classes.change(unused, deletion(unused))) classes += 1;
  }
  const alerts = await deps.alerts.deleteSeenBefore(before(KEEP_SEEN_ALERTS_DAYS * DAY_MS));
  const looks = await deps.looks.deleteOlderThan(before(KEEP_LOOKS_DAYS * DAY_MS));
  const lessons = await deps.lessons.deleteOlderThan(before(KEEP_LESSONS_MS));
  await deps.places.removeOfLessons(lessons);
  await deps.progress.removeForgottenBefore(before(KEEP_FORGOTTEN_MS));
  deps.log.info({ classes, alerts, looks, lessons: lessons.length }, 'old things deleted');
}
