import type { QuizTopic } from './quiz-writer.ts';
import { type RefillDeps, refillPool } from './refill-pool.ts';

export interface Refiller {
  /** Returns at once and never throws: no request waits for a model or fails with it. */
  start: (topic: QuizTopic) => void;
  /** Resolves when nothing is being written for this process. */
  whenIdle: () => Promise<void>;
  /** Gives up what is being written. */
  close: () => Promise<void>;
}

/** Leaves time for the moderation of the last questions. */
const REFILL_LIMIT_MS = 50_000;

/** Refills pools beside the requests, each by one copy of this service at a time. */
export function createRefiller(deps: RefillDeps): Refiller {
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  const refill = async (topic: QuizTopic) => {
    try {
      if (!(await deps.pool.claimRefill(topic))) return;
      const limit = AbortSignal.timeout(REFILL_LIMIT_MS);
      await refillPool(deps, topic, AbortSignal.any([limit, closing.signal]));
    } catch (error) {
      if (!closing.signal.aborted)
        deps.log.warn({ err: error, ...topic }, 'quiz pool not refilled');
    }
  };
  const whenIdle = async () => {
    await Promise.all(running);
  };

  return {
    start: (topic) => {
      if (closing.signal.aborted) return;
      const refilling = refill(topic).finally(() => running.delete(refilling));
      running.add(refilling);
    },
    whenIdle,
    close: async () => {
      closing.abort();
      await whenIdle();
    },
  };
}
