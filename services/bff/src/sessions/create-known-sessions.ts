import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { Logger } from 'pino';
import type { Session } from './session.ts';

export type KnownSessions = ReturnType<typeof createKnownSessions>;

interface Options {
  url: string;
  log: Logger;
  namePrefix: string;
}

/** More than are active at a time; then all are read anew. */
const MAX_KNOWN = 10_000;
const KNOWN_FOR_MS = 60_000;
/** A connection that nobody speaks on is no longer relied on after this. */
const SILENCE_LIMIT_MS = 6_000;

/**
 * Sessions that were read lately, so that not every request has to go to Redis. All copies of the bff
 * hear of every change within milliseconds; a copy that cannot listen knows nothing, which it notices
 * after six seconds at the latest.
 */
export function createKnownSessions({ url, log, namePrefix }: Options) {
  const channel = `${namePrefix}:session-changed`;
  const known = new Map<string, { session: Session; until: number }>();
  const listener = connectRedis({
    url,
    log,
    role: 'worker',
    silenceLimitMs: SILENCE_LIMIT_MS,
  });
  let isListening = false;
  /** Counts what may have made a session that is being read out of date. */
  let changes = 0;

  const forget = (key: string) => {
    changes += 1;
    known.delete(key);
  };
  const stopListening = () => {
    isListening = false;
    changes += 1;
    known.clear();
  };
  const keep = (key: string, session: Session) => {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, { session, until: performance.now() + KNOWN_FOR_MS });
  };

  listener.on('message', (_channel, key) => forget(key));
  listener.on('close', stopListening);
  listener.on('ready', async () => {
    await listener.subscribe(channel).catch(() => {});
    isListening = listener.status === 'ready';
  });

  return {
    /** Whoever changes a session publishes its key here. */
    channel,

    /** The session under this key, as remembered or as `read` has it; a copy that the caller may change. */
    recall: async (key: string, read: () => Promise<Session | null>): Promise<Session | null> => {
      const { session, until } = known.get(key) ?? { session: null, until: 0 };
      if (session && until > performance.now()) return { ...session };
      const before = changes;
      const fresh = await read();
      const isCurrent = isListening && changes === before;
      if (fresh && !fresh.isOver && isCurrent) keep(key, { ...fresh });
      return fresh;
    },

    /** For a change made here, whose message may come later than the next request. */
    forget,

    close: () => closeRedis(listener),
  };
}
