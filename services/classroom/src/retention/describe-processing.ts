import { keptFor } from '@lux/contracts/common/processing-facts.ts';
import type { OwnProcessing } from '@lux/service-kit/server/processing-facts-routes.ts';
import { KEEP_UNUSED_MS } from '../classes/view-class.ts';
import type { Deps } from '../deps.ts';
import { KEEP_LOOKS_DAYS, KEEP_SEEN_ALERTS_DAYS } from './delete-unused-classes.worker.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Where classes and lessons lie and how long they stay, for the privacy kit. */
export function describeProcessing({
  mongodb,
  redis,
}: Pick<Deps['config'], 'mongodb' | 'redis'>): OwnProcessing {
  return {
    mongodbUri: mongodb.uri,
    redisUrl: redis.url,
    retention: {
      classes: keptFor.days(KEEP_UNUSED_MS / DAY_MS),
      'lesson-alerts': keptFor.days(KEEP_SEEN_ALERTS_DAYS),
      looks: keptFor.days(KEEP_LOOKS_DAYS),
      progress: keptFor.untilDeleted,
    },
  };
}
