import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { berlinDay } from '@lux/service-kit/time/berlin-day.ts';

/** CountsByName by name: `text` → 12. No name holds a dot, as MongoDB would read it as a path. */
export type CountsByName = Record<string, number>;

/** What is counted of the requests of one day; tells of no person. */
export interface DailyCounts {
  /** Requests by type. */
  type: CountsByName;
  /** Statuses from 400 on. */
  status: CountsByName;
  /** Marks of the child-safety gate. */
  safety: CountsByName;
  /** `type:class` of `durationClass`. */
  duration: CountsByName;
  /** `type:prompt` and `type:response`: characters of what was said. */
  characters: CountsByName;
}

/** `YYYY-MM-DD` in Europe/Berlin → its counts. */
export type CountsByDay = Map<string, DailyCounts>;

/** A day on which nothing has happened yet. */
export function emptyCounts(): DailyCounts {
  return { type: {}, status: {}, safety: {}, duration: {}, characters: {} };
}

/** Each class is 10 % wider than the one before, so that its middle is at most 5 % off. */
const GROWTH = Math.log(1.1);

/** The class of a duration; `durationOfClass` is its inverse. Everything up to 1 ms is class 0. */
function durationClass(durationMs: number): number {
  return durationMs <= 1 ? 0 : Math.ceil(Math.log(durationMs) / GROWTH);
}

type Counted = Pick<
  RequestCompletedEvent,
  'type' | 'status' | 'safety' | 'durationMs' | 'prompt' | 'response'
> & { timestamp: string | Date };

/** Adds one request to the counts of its day. */
export function countRequest(days: CountsByDay, request: Counted): void {
  const day = berlinDay(request.timestamp);
  const counts = days.get(day) ?? emptyCounts();
  days.set(day, counts);

  const { type, status, safety, durationMs, prompt, response } = request;
  add(counts.type, type, 1);
  add(counts.duration, `${type}:${durationClass(durationMs)}`, 1);
  if (status >= 400) add(counts.status, String(status), 1);
  if (safety) add(counts.safety, safety, 1);
  if (prompt) add(counts.characters, `${type}:prompt`, prompt.length);
  if (response) add(counts.characters, `${type}:response`, response.length);
}

function add(counts: CountsByName, name: string, much: number): void {
  counts[name] = (counts[name] ?? 0) + much;
}
