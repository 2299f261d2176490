import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import { QuizItem } from '../quiz-item.ts';
import type { QuizTopic } from './quiz-writer.ts';

export interface QuizPool {
  /** @throws what ioredis throws while Redis is away. */
  read: (topic: QuizTopic) => Promise<QuizItem[]>;
  /** The oldest questions make room. */
  add: (topic: QuizTopic, items: QuizItem[]) => Promise<void>;
  /**
   * True for one caller of all copies of this service within `CLAIM_MS`: that one may have new
   * questions written.
   */
  claimRefill: (topic: QuizTopic) => Promise<boolean>;
}

/** Four games of a child who always wants new questions. */
const MOST_ITEMS = 60;
const KEEP_SECONDS = 7 * 24 * 60 * 60;
/** Longer than a generation takes and never released early, so that a class or a broken provider causes one call. */
const CLAIM_MS = 60_000;

/** A model's questions in Redis, a list per topic, so that a child never waits for the model. */
export function createQuizPool({
  redis,
  namePrefix,
}: {
  redis: RedisClient;
  namePrefix: string;
}): QuizPool {
  const keyOf = ({ category, ageGroup, isChecked }: QuizTopic) =>
    `${namePrefix}:quiz-pool:${category}:${ageGroup}:${isChecked ? 'checked' : 'unchecked'}`;

  return {
    read: async (topic) => (await redis.lrange(keyOf(topic), 0, -1)).flatMap(readItem),

    add: async (topic, items) => {
      if (items.length === 0) return;
      const key = keyOf(topic);
      await redis
        .multi()
        .rpush(key, ...items.map((item) => JSON.stringify(item)))
        .ltrim(key, -MOST_ITEMS, -1)
        .expire(key, KEEP_SECONDS)
        .exec();
    },

    claimRefill: async (topic) =>
      (await redis.set(`${keyOf(topic)}:claim`, '1', 'PX', CLAIM_MS, 'NX')) === 'OK',
  };
}

/** Another version of this service may have written it. */
function readItem(json: string): QuizItem[] {
  try {
    return [QuizItem.parse(JSON.parse(json))];
  } catch {
    return [];
  }
}
