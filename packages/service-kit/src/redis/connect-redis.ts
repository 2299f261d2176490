import { Cluster, Redis } from 'ioredis';
import type { Logger } from 'pino';
import { createOutageLog } from '../process/create-outage-log.ts';
import { BoundedCluster } from './bounded-cluster.ts';
import { readRedisAddress } from './redis-address.ts';

/** One server, a master that sentinels watch, or a cluster. */
export type RedisClient = Redis | Cluster;

interface Options {
  /** As `readRedisAddress` reads it. */
  url: string;
  log: Logger;
  /**
   * `request` fails within 2 s while Redis is away, so that a person gets an answer; `worker`
   * waits for it to come back, as blocking reads and BullMQ workers need.
   */
  role: 'request' | 'worker';
  /** Listens to sharded channels of a cluster, by a connection to each master. */
  listensToShards?: boolean;
  /** Longer than any blocking read. */
  silenceLimitMs?: number;
  lookEveryMs?: number;
}

/** Leaves time for the way of an answer that must be there within 2 s (SPEC 8). */
const COMMAND_LIMIT_MS = 1_500;
const LONGEST_PAUSE_MS = 2_000;
/** How long Redis may owe an answer before the connection is made anew; BullMQ's reads take 10 s. */
const SILENCE_LIMIT_MS = { request: 6_000, worker: 15_000 };
/** Between two looks whether Redis still answers: who only listens would not notice. */
const LOOK_EVERY_MS = 5_000;
/** How long a command follows a cluster whose slots go to another node, at a tenth of a second each. */
const REDIRECTIONS = { request: 16, worker: 100 };

const pauseBefore = (attempt: number) => Math.min(attempt * 50, LONGEST_PAUSE_MS);

/**
 * A Redis connection that comes back by itself and reports an outage once, not at every try. One that
 * stays silent is made anew: it can be half-open, after a Redis that ended or a network that lost it,
 * and what waits on it would wait for ever.
 */
export function connectRedis(options: Options): RedisClient {
  const { log, lookEveryMs = LOOK_EVERY_MS } = options;
  const redis = open(options);
  const outages = createOutageLog(log);
  redis.on('error', (error) => outages.reportAway(error, 'redis not reachable'));
  redis.on('ready', () => outages.reportBack('redis is back'));
  const looks = setInterval(() => {
    const nodes = redis instanceof Cluster ? redis.nodes() : [redis];
    // A cluster's replicas are connected to only when something is read from them: never.
    for (const node of nodes) if (node.status === 'ready') node.ping().catch(() => {});
  }, lookEveryMs).unref();
  redis.on('end', () => clearInterval(looks));
  return redis;
}

function open({
  url,
  log,
  role,
  listensToShards = false,
  silenceLimitMs,
  lookEveryMs = LOOK_EVERY_MS,
}: Options) {
  const address = readRedisAddress(url);
  const limits = {
    ...address.access,
    socketTimeout: silenceLimitMs ?? SILENCE_LIMIT_MS[role],
    ...(role === 'worker'
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 1, commandTimeout: COMMAND_LIMIT_MS }),
  };
  if (address.kind === 'cluster') {
    const cluster = new BoundedCluster(address.nodes, {
      redisOptions: limits,
      clusterRetryStrategy: pauseBefore,
      maxRedirections: REDIRECTIONS[role],
      shardedSubscribers: listensToShards,
      // Who only listens would not notice that its node is no part of the cluster any more. Who asks is
      // told by the node it asks; reading all slots anew takes milliseconds.
      ...(role === 'worker' && { slotsRefreshInterval: lookEveryMs }),
      // A certificate is for the name that the cluster announces.
      ...(address.access.tls && { dnsLookup: (host, resolve) => resolve(null, host) }),
    });
    cluster.on('node error', (error: Error, node: string) => {
      log.debug({ err: error, node }, 'a node of the cluster is not reachable');
    });
    return cluster;
  }
  if (address.kind === 'sentinel') {
    const { sentinels, name, db, sentinelAccess } = address;
    return new Redis({
      ...limits,
      sentinels,
      name,
      db,
      ...(sentinelAccess.username && { sentinelUsername: sentinelAccess.username }),
      ...(sentinelAccess.password && { sentinelPassword: sentinelAccess.password }),
      ...(sentinelAccess.tls && {
        sentinelTLS: sentinelAccess.tls,
        enableTLSForSentinelMode: true,
      }),
      retryStrategy: pauseBefore,
      sentinelRetryStrategy: pauseBefore,
      sentinelCommandTimeout: COMMAND_LIMIT_MS,
      // No `failoverDetector`: where it hears of a new master while a connection is being made anew, that
      // one ends for good. Sentinels cut the connections to an old master, which refuses writes besides.
      reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 2 : false),
    });
  }
  return new Redis(address.url, { ...limits, retryStrategy: pauseBefore });
}
