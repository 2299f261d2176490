import type { User } from '@lux/contracts/accounts/user.ts';
import type { LessonPicture } from '@lux/contracts/classroom/board.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';

/** A day at school; asked for the list again, it begins anew. */
const REMEMBER_SECONDS = 12 * 60 * 60;

/**
 * Which children's pictures a teacher was shown, and of which lesson they are: the files themselves say
 * only whose they are. It gives no right; that is asked with every file (`maySeePicture`).
 */
export function createShownPictures({
  redis,
  namePrefix,
}: {
  redis: RedisClient;
  namePrefix: string;
}) {
  const keyOf = (userId: User['id']) => `${namePrefix}:shown-pictures:${userId}`;
  return {
    remember: async (
      userId: User['id'],
      lessonId: Id,
      pictures: Pick<LessonPicture, 'id'>[],
    ): Promise<void> => {
      if (pictures.length === 0) return;
      const key = keyOf(userId);
      const lessons = Object.fromEntries(pictures.map(({ id }) => [id, lessonId]));
      await redis.multi().hset(key, lessons).expire(key, REMEMBER_SECONDS).exec();
    },

    lessonOf: (userId: User['id'], fileId: Id): Promise<Id | null> =>
      redis.hget(keyOf(userId), fileId),
  };
}
