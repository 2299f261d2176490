import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { Deps } from '../deps.ts';
import { type CountsByDay, countRequest } from './daily-counts.ts';
import { foldSegment } from './fold-segments.ts';
import { recountSegment } from './recount-segment.ts';

/**
 * Whether a segment's counts hold every event that was stored under it before this was asked; of a
 * folded one they do. Nothing is counted that is not stored, so as many are the same.
 */
async function isFullyCounted(
  { requests, segments }: Pick<Deps, 'requests' | 'segments'>,
  id: string,
): Promise<boolean> {
  // In this order: what is stored in between must not look counted.
  const segment = await segments.find(id);
  if (!segment || segment.isClosed) return true;
  // Each request is of one type.
  const counts = [...segment.days.values()].flatMap(({ type }) => Object.values(type));
  const counted = counts.reduce((sum, count) => sum + count, 0);
  return (await requests.countOfSegment(id)) === counted;
}

/** Then what a segment adds up to moves to its days; so there are few of them, and small ones. */
const SEGMENT_MS = 10 * 60 * 1_000;
const SEGMENT_EVENTS = 20_000;
/** Segments of other processes, for redelivered events: as many as can be open at a time. */
const RECOUNTED_SEGMENTS = 4;

interface OwnSegment {
  id: string;
  openedAtMs: number;
  /** Of all events that `days` holds. */
  counted: Set<string>;
  days: CountsByDay;
}

export type RequestCounter = ReturnType<typeof createRequestCounter>;

/**
 * Stores events so that each is there once and counted once, whatever stops where (decisions/010).
 * One per process, used by one batch at a time.
 */
export function createRequestCounter(deps: Pick<Deps, 'requests' | 'segments' | 'days'>) {
  const { requests, segments } = deps;
  let own: OwnSegment | undefined;
  /** By segment, the ids of events that a recount has found. */
  const recounted = new Map<string, Set<string>>();

  const openSegment = async (): Promise<OwnSegment> => {
    if (own && isFull(own)) {
      const { id, days } = own;
      own = undefined;
      await segments.write(id, days, { isClosed: true });
      await foldSegment(deps, id);
    }
    own ??= {
      id: await segments.open(),
      openedAtMs: Date.now(),
      counted: new Set(),
      days: new Map(),
    };
    return own;
  };

  const isCounted = (id: string): boolean =>
    own?.counted.has(id) || recounted.values().some((ids) => ids.has(id));

  /**
   * Who delivers these again has perhaps stopped before they were counted. What was counted once
   * stays so: its owner writes its segment only as long as it knows all that is in it.
   */
  const repair = async (knownIds: string[]) => {
    const uncertain = knownIds.filter((id) => !isCounted(id));
    if (uncertain.length === 0) return;
    for (const id of await requests.segmentsOf(uncertain)) {
      if (await isFullyCounted(deps, id)) continue;
      // Ours has events we do not know of, from a try that failed half-way.
      if (id === own?.id) own = undefined;
      const ids = await recountSegment(deps, id);
      recounted.delete(id);
      if (ids.size > 0) recounted.set(id, ids);
      const [oldest] = recounted.keys();
      if (recounted.size > RECOUNTED_SEGMENTS && oldest) recounted.delete(oldest);
    }
  };

  const store = async (events: RequestCompletedEvent[]) => {
    const segment = await openSegment();
    const { added, knownIds } = await requests.insertNew(withoutDoubles(events), segment.id);
    for (const event of added) {
      countRequest(segment.days, event);
      segment.counted.add(event.id);
    }
    if (added.length > 0 && !(await segments.write(segment.id, segment.days))) {
      throw new Error('the segment was folded while it was written');
    }
    if (knownIds.length > 0) await repair(knownIds);
    return added;
  };

  return {
    /** Resolves to those that were not there before. @throws the write error of one that was not stored. */
    store: async (events: RequestCompletedEvent[]): Promise<RequestCompletedEvent[]> => {
      try {
        return await store(events);
      } catch (error) {
        // What of it was stored is not known; the events come again and the segment is recounted.
        own = undefined;
        throw error;
      }
    },
  };
}

function isFull({ counted, openedAtMs }: OwnSegment): boolean {
  return counted.size >= SEGMENT_EVENTS || Date.now() - openedAtMs >= SEGMENT_MS;
}

function withoutDoubles(events: RequestCompletedEvent[]): RequestCompletedEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return byId.size === events.length ? events : [...byId.values()];
}
