import { OwnerId } from '@lux/contracts/common/ids.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Speaker } from '../sounds/speaker.ts';
import type { SpeechRegistry } from './speech-registry.ts';

interface Options {
  redis: RedisClient;
  /** A connection of its own, because it only listens. */
  subscriber: RedisClient;
  namePrefix: string;
  speaker: Pick<Speaker, 'forget'>;
  speechRegistry: Pick<SpeechRegistry, 'forget'>;
  log: Logger;
}

const Owners = z.array(OwnerId);

export interface SoundForgetting {
  /**
   * Forgets what LUX said to these owners, in all replicas, and what Redis knows of it.
   *
   * @throws what Redis throws while it is away: then the other replicas have not heard of it.
   */
  forget: (owners: OwnerId[]) => Promise<void>;
}

/** Lets each replica forget the sounds it holds itself, as none knows those of the others. */
export function createSoundForgetting(options: Options): SoundForgetting {
  const { redis, subscriber, namePrefix, speaker, speechRegistry, log } = options;
  const channel = `${namePrefix}:sounds-forgotten`;
  const forgetHere = async (owners: OwnerId[]) => speechRegistry.forget(speaker.forget(owners));

  subscriber.subscribe(channel).catch(() => {});
  subscriber.on('message', (told: string, message: string) => {
    if (told !== channel) return;
    forgetHere(Owners.parse(JSON.parse(message))).catch((error: unknown) =>
      log.warn({ err: error }, 'what is noted of sounds stays until it expires'),
    );
  });

  return {
    forget: async (owners) => {
      await forgetHere(owners);
      await redis.publish(channel, JSON.stringify(owners));
    },
  };
}
