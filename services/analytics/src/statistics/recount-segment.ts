import type { Deps } from '../deps.ts';
import { type CountsByDay, countRequest } from './daily-counts.ts';

const TRIES = 10;

/**
 * CountsByName a segment's events again, because its process may have stopped between storing them and
 * writing what they add up to. A folded one is right and stays as it is (decisions/010).
 *
 * @returns the ids of the events it counted; none of a folded one.
 * @throws where it is written all the time.
 */
export async function recountSegment(
  { requests, segments }: Pick<Deps, 'requests' | 'segments'>,
  id: string,
  { isClosed = false } = {},
): Promise<Set<string>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const segment = await segments.find(id);
    const counted = new Set<string>();
    if (!segment || segment.isClosed) return counted;
    const days: CountsByDay = new Map();
    for await (const request of requests.eachOfSegment(id)) {
      countRequest(days, request);
      counted.add(request._id);
    }
    if (await segments.correct(segment, days, { isClosed })) return counted;
  }
  throw new Error('a segment could not be recounted');
}
