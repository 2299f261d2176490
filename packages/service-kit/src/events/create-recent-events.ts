/** Longer than a consumer is away when it is restarted. */
const KEEP_MS = 60_000;

/** Remembers what was sent lately, for a Redis that comes back without it. */
export function createRecentEvents<Event>({ limit }: { limit: number }) {
  const batches: { until: number; events: readonly Event[] }[] = [];
  let count = 0;

  const dropOld = () => {
    const now = performance.now();
    for (let [first] = batches; first; [first] = batches) {
      if (first.until > now && count <= limit) return;
      batches.shift();
      count -= first.events.length;
    }
  };

  return {
    add: (events: readonly Event[]): void => {
      batches.push({ until: performance.now() + KEEP_MS, events });
      count += events.length;
      dropOld();
    },

    /** Everything remembered, the oldest first; here it is forgotten. */
    takeAll: (): Event[] => {
      dropOld();
      count = 0;
      return batches.splice(0).flatMap(({ events }) => events);
    },
  };
}
