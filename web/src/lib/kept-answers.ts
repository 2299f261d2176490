import { OWN_CACHE } from '../offline/worker/cache-names.ts';

const addressOf = (operation: string) => `/kept-answers/${operation}`;

/** The last answers to a few queries, for when there is no line. They go with the child. */
export const keptAnswers = {
  /** Never rejects: it is only for later. */
  async write(operation: string, data: unknown): Promise<void> {
    try {
      const cache = await caches.open(OWN_CACHE);
      await cache.put(addressOf(operation), Response.json(data));
    } catch {
      // No caches, or no room in them.
    }
  },

  /** What was answered last, not yet checked for its shape; null where nothing was. */
  async read(operation: string): Promise<Record<string, unknown> | null> {
    try {
      const kept = await (await caches.open(OWN_CACHE)).match(addressOf(operation));
      return kept ? await kept.json() : null;
    } catch {
      return null;
    }
  },
};
