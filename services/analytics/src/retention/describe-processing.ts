import { keptFor } from '@lux/contracts/common/processing-facts.ts';
import { KEEP_DEAD_LETTERS_DAYS } from '@lux/service-kit/events/consuming/dead-letters.ts';
import type { OwnProcessing } from '@lux/service-kit/server/processing-facts-routes.ts';
import type { Deps } from '../deps.ts';
import { BELATED_DAYS, WORDS_OF_DANGER_DAYS } from './delete-expired-requests.worker.ts';

/** Where records of requests lie and how long they stay, for the privacy kit. */
export function describeProcessing({
  mongodb,
  redis,
  eventRetentionDays,
}: Pick<Deps['config'], 'mongodb' | 'redis' | 'eventRetentionDays'>): OwnProcessing {
  return {
    mongodbUri: mongodb.uri,
    redisUrl: redis.url,
    retention: {
      requests: keptFor.days(eventRetentionDays),
      'help-calls': keptFor.days(WORDS_OF_DANGER_DAYS),
      'forgetting-notes': keptFor.days(BELATED_DAYS),
      'failed-events': keptFor.days(KEEP_DEAD_LETTERS_DAYS),
      'daily-figures': keptFor.ever,
    },
  };
}
