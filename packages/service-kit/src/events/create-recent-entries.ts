import type { PackedEvents } from './pack-events.ts';

/** Longer than a consumer is away when it is restarted. */
const KEEP_MS = 60_000;

/**
 * Remembers what was sent lately, for a Redis that comes back without it. As text: thousands of
 * objects that live for a minute would have the garbage collector stop the process for long.
 *
 * @param limit of events.
 */
export function createRecentEntries({ limit }: { limit: number }) {
  const entries: { until: number; packed: PackedEvents }[] = [];
  let count = 0;

  const dropOld = () => {
    const now = performance.now();
    for (let [first] = entries; first; [first] = entries) {
      if (first.until > now && count <= limit) return;
      entries.shift();
      count -= first.packed.count;
    }
  };

  return {
    add: (packed: PackedEvents): void => {
      entries.push({ until: performance.now() + KEEP_MS, packed });
      count += packed.count;
      dropOld();
    },

    /** Everything remembered, the oldest first; here it is forgotten. */
    takeAll: (): PackedEvents[] => {
      dropOld();
      count = 0;
      return entries.splice(0).map(({ packed }) => packed);
    },
  };
}
