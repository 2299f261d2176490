import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { berlinDay } from './berlin-day.ts';
import { emptyFigures } from './empty-figures.ts';
import type { Counts, FiguresByDay } from './figures.ts';

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

/** Adds one request to the figures of its day. */
export function countRequest(days: FiguresByDay, request: Counted): void {
  const day = berlinDay(+new Date(request.timestamp));
  const figures = days.get(day) ?? emptyFigures();
  days.set(day, figures);

  const { type, status, safety, durationMs, prompt, response } = request;
  add(figures.type, type, 1);
  add(figures.duration, `${type}:${durationClass(durationMs)}`, 1);
  if (status >= 400) add(figures.status, String(status), 1);
  if (safety) add(figures.safety, safety, 1);
  if (prompt) add(figures.characters, `${type}:prompt`, prompt.length);
  if (response) add(figures.characters, `${type}:response`, response.length);
}

function add(counts: Counts, name: string, much: number): void {
  counts[name] = (counts[name] ?? 0) + much;
}
