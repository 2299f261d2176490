import { LessonState, lessonStateKey } from '@lux/contracts/classroom/place-event.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';

interface Options {
  redis: Pick<RedisClient, 'get'>;
  namePrefix: string;
  /** Asks classroom, for a lesson that Redis does not know. */
  readState: (lessonId: Id) => Promise<LessonState>;
  freshForMs?: number;
  /** How long a lesson goes on as it was known while neither Redis nor classroom can say. */
  trustMs?: number;
}

interface Known {
  askedAt: number;
  state: Promise<LessonState | null>;
  /** What was last read, and when. */
  last?: { state: LessonState; at: number };
}

/** A teacher's press is everywhere within half a second. */
const FRESH_FOR_MS = 500;
const TRUST_MS = 60_000;
/** More lessons than run at a time; then all are read anew. */
const MAX_LESSONS = 2_000;

export type LessonStates = ReturnType<typeof createLessonStates>;

/**
 * How lessons are, for the calls of their children: one look into Redis per lesson and half second,
 * however many children ask.
 */
export function createLessonStates({
  redis,
  namePrefix,
  readState,
  freshForMs = FRESH_FOR_MS,
  trustMs = TRUST_MS,
}: Options) {
  const known = new Map<Id, Known>();

  const ask = async (lessonId: Id): Promise<LessonState | null> => {
    const stored = await redis.get(lessonStateKey(namePrefix, lessonId));
    if (stored !== null) return LessonState.parse(JSON.parse(stored));
    try {
      return await readState(lessonId);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    }
  };

  const askAnew = (lessonId: Id, last: Known['last']): Known => {
    const entry: Known = { askedAt: performance.now(), state: Promise.resolve(null) };
    if (last) entry.last = last;
    entry.state = ask(lessonId).then(
      (state) => {
        if (state) entry.last = { state, at: performance.now() };
        return state;
      },
      (error) => {
        if (last && performance.now() - last.at < trustMs) return last.state;
        throw error;
      },
    );
    return entry;
  };

  return {
    /**
     * @param isFresh whether what is remembered will not do.
     * @returns null where there is no such lesson.
     * @throws SERVICE_UNAVAILABLE while nobody can say.
     */
    read: async (lessonId: Id, { isFresh = false } = {}): Promise<LessonState | null> => {
      const entry = known.get(lessonId);
      if (entry && !isFresh && performance.now() - entry.askedAt < freshForMs) return entry.state;
      if (known.size >= MAX_LESSONS) known.clear();
      const asked = askAnew(lessonId, entry?.last);
      known.set(lessonId, asked);
      return asked.state;
    },
  };
}
