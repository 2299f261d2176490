import { LessonTopic } from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { createTtlCache, type TtlCache } from '@lux/service-kit/settings/create-ttl-cache.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type ReadTopic, readTopic } from './read-topic.ts';

export interface LessonTopics {
  /** What a lesson's teacher gave the talk to answer from; nothing where classroom does not say so in time. */
  of: (lessonId: Id) => Promise<readonly ReadTopic[]>;
}

/** A child waits no longer for it than for the school's books. */
const LIMIT_MS = 300;
/** What a lesson offers stays as it began; a teacher's account that is deleted takes it along. */
const FRESH_FOR_MS = 60_000;
const MOST_LESSONS = 100;

/** Reads a lesson's topics once a minute at most, beside the answers: classroom is in no child's way. */
export function createLessonTopics(classroom: ServiceClient, log: Logger): LessonTopics {
  const kept = new Map<Id, TtlCache<readonly ReadTopic[], []>>();

  function cacheOf(lessonId: Id) {
    const known = kept.get(lessonId);
    if (known) return known;
    const path = `/lessons/${lessonId}/topics`;
    const cache = createTtlCache(async () => {
      const call = { method: 'GET', path, timeoutMs: LIMIT_MS } as const;
      const found = await classroom.json(z.array(LessonTopic), call);
      return found.map(readTopic);
    }, FRESH_FOR_MS);
    kept.set(lessonId, cache);
    const [oldest] = kept.keys();
    if (kept.size > MOST_LESSONS && oldest !== undefined) kept.delete(oldest);
    return cache;
  }

  return {
    of: async (lessonId) => {
      try {
        return await cacheOf(lessonId).get();
      } catch (error) {
        log.debug({ err: error }, 'the topics of a lesson were not told in time');
        return [];
      }
    },
  };
}
