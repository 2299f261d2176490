import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import { z } from 'zod';

/** What nothing else in LUX tells of how far a school is; with Redis lost, it is asked again. */
const SetupNotes = z.object({
  microphoneHeardAt: z.iso.datetime().nullable().catch(null).default(null),
  isWithoutProvider: z.literal('yes').optional().catch(undefined),
});

export type SetupNotes = ReturnType<typeof createSetupNotes>;

/** Two notes about setting up, about nobody: when a microphone was heard, and whether a provider is wanted. */
export function createSetupNotes({
  redis,
  namePrefix,
}: {
  redis: RedisClient;
  namePrefix: string;
}) {
  const key = `${namePrefix}:setup-notes`;
  return {
    async read() {
      const notes = SetupNotes.parse(await redis.hgetall(key));
      return { ...notes, isWithoutProvider: notes.isWithoutProvider !== undefined };
    },
    async noteMicrophone(): Promise<void> {
      await redis.hset(key, { microphoneHeardAt: new Date().toISOString() });
    },
    async decideOnProvider({ isWithoutProvider }: { isWithoutProvider: boolean }): Promise<void> {
      if (isWithoutProvider) await redis.hset(key, { isWithoutProvider: 'yes' });
      else await redis.hdel(key, 'isWithoutProvider');
    },
  };
}
