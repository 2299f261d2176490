/** Answers that belong to the child on this device: pictures, the user, the album. It goes with the child. */
export const USER_CACHE = 'lux-own-1';

/** Deletes what was cached of a child. Never rejects. */
export async function clearUserCache(): Promise<void> {
  try {
    await caches.delete(USER_CACHE);
  } catch {
    // Without caches (private mode) nothing was stored.
  }
}

const addressOf = (operation: string) => `/kept-answers/${operation}`;

/** The last answers to a few GraphQL queries, for when the browser is offline. */
export const cachedAnswers = {
  /** Never rejects: it is only for later. */
  async write(operation: string, data: unknown): Promise<void> {
    try {
      const cache = await caches.open(USER_CACHE);
      await cache.put(addressOf(operation), new Response(JSON.stringify(data)));
    } catch {
      // No caches, or no room in them.
    }
  },

  /** What was answered last, not yet checked for its shape; null where nothing was. */
  async read(operation: string): Promise<Record<string, unknown> | null> {
    try {
      const cached = await (await caches.open(USER_CACHE)).match(addressOf(operation));
      return cached ? await cached.json() : null;
    } catch {
      return null;
    }
  },
};
