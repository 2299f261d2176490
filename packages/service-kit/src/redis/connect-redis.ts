import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { createOutageLog } from '../process/create-outage-log.ts';

interface Options {
  /**
   * `redis://user:password@host`, `rediss://` for TLS (with `?tlsCAFile=` where its certificate is of an
   * authority of one's own, as MongoDB's addresses name it), or the path of a socket.
   */
  url: string;
  log: Logger;
  /**
   * `request` fails within 2 s while Redis is away, so that a person gets an answer; `worker`
   * waits for it to come back, as blocking reads and BullMQ workers need.
   */
  role: 'request' | 'worker';
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

/**
 * A Redis connection that comes back by itself and reports an outage once, not at every try. One that
 * stays silent is made anew: it can be half-open, after a Redis that ended or a network that lost it,
 * and what waits on it would wait for ever.
 */
export function connectRedis({
  url,
  log,
  role,
  silenceLimitMs = SILENCE_LIMIT_MS[role],
  lookEveryMs = LOOK_EVERY_MS,
}: Options): Redis {
  const redis = new Redis(url, {
    ...tlsOptions(url),
    socketTimeout: silenceLimitMs,
    retryStrategy: (attempt) => Math.min(attempt * 50, LONGEST_PAUSE_MS),
    ...(role === 'worker'
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 1, commandTimeout: COMMAND_LIMIT_MS }),
  });
  const outages = createOutageLog(log);
  redis.on('error', (error) => outages.reportAway(error, 'redis not reachable'));
  redis.on('ready', () => outages.reportBack('redis is back'));
  const looks = setInterval(() => {
    if (redis.status === 'ready') redis.ping().catch(() => {});
  }, lookEveryMs).unref();
  redis.on('end', () => clearInterval(looks));
  return redis;
}

/** @throws Error where the file cannot be read: without it every try would fail, and for another reason. */
function tlsOptions(url: string): { tls?: { ca: Buffer } } {
  if (!url.startsWith('rediss:')) return {};
  const caFile = new URL(url).searchParams.get('tlsCAFile');
  return caFile ? { tls: { ca: readFileSync(caFile) } } : {};
}
