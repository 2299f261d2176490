import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RedisClient } from '../redis/connect-redis.ts';
import type { EventStream } from './event-streams.ts';

/**
 * Hash tags of the streams' partitions beside the first, whose name has none. Their slots lie as far
 * apart as can be, however many are used: half of a cluster's slots away, a quarter, three quarters, an
 * eighth and so on.
 */
const TAGS = [
  ...['1-2g', '2-20', '3-c', '4-1c', '5-0', '6-r', '7-14', '8-1v', '9-s', '10-1l', '11-l'],
  ...['12-f', '13-1s', '14-q', '15-2d', '16-r', '17-2r', '18-1q', '19-2l', '20-t', '21-2v'],
  ...['22-37', '23-6', '24-q', '25-1f', '26-11', '27-3', '28-1g', '29-2v', '30-c', '31-6l'],
] as const;

export const MOST_PARTITIONS = TAGS.length + 1;

/** After the last event of a partition: whoever read it since need not go on. */
const IDLE_AFTER_MS = 60 * 60 * 1_000;

/** The key of a partition, counted from 0. Of the first it is the stream's own, as without partitions. */
export function partitionKey(
  stream: Pick<EventStream<never>, 'key'>,
  namePrefix: string,
  partition: number,
): string {
  const key = stream.key(namePrefix);
  return partition === 0 ? key : `${key}:{${TAGS[partition - 1]}}`;
}

/** Where an event goes: those of one owner into the same partition, one after the other. */
export function partitionOf<Event>(
  stream: Pick<EventStream<Event>, 'ownerOf'>,
  event: Event,
  partitions: number,
): number {
  const owner = partitions > 1 ? stream.ownerOf?.(event) : undefined;
  if (owner === undefined) return 0;
  return createHash('sha1').update(owner).digest().readUInt32BE() % partitions;
}

const registryKey = (stream: Pick<EventStream<never>, 'key'>, namePrefix: string) =>
  `${stream.key(namePrefix)}:partitions`;

type Target = {
  redis: RedisClient;
  namePrefix: string;
  stream: Pick<EventStream<never>, 'key'>;
};

/** Tells consumers that these partitions may hold something. */
export async function registerPartitions(
  { redis, namePrefix, stream }: Target,
  partitions: number,
): Promise<void> {
  const beside = Array.from({ length: partitions - 1 }, (_, index) => index + 1);
  await redis.sadd(registryKey(stream, namePrefix), ...beside);
}

const StreamInfo = z.array(z.unknown()).transform((fields) => {
  const after = (name: string) => fields[fields.indexOf(name) + 1];
  return {
    length: z.int().parse(after('length')),
    lastAt: Number(z.string().parse(after('last-generated-id')).split('-')[0]),
  };
});

/** Partitions beside the first that hold something or did lately, whatever the setting is now. */
export async function listLivePartitions(target: Target): Promise<number[]> {
  const { redis, namePrefix, stream } = target;
  const registered = await redis.smembers(registryKey(stream, namePrefix));
  const known = registered.map(Number).filter((one) => one > 0 && one < MOST_PARTITIONS);
  const isLive = await Promise.all(
    known.map(async (partition) => {
      const key = partitionKey(stream, namePrefix, partition);
      const info = await redis.xinfo('STREAM', key).catch((error: Error) => {
        // Nothing was ever written to it.
        if (error.message.includes('no such key')) return null;
        throw error;
      });
      if (info === null) return false;
      const { length, lastAt } = StreamInfo.parse(info);
      return length > 0 || lastAt > Date.now() - IDLE_AFTER_MS;
    }),
  );
  return known.filter((_, at) => isLive[at]);
}
