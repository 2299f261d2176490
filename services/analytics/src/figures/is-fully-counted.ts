import type { Deps } from '../deps.ts';

/**
 * Whether a segment's figures hold every event that was stored under it before this was asked; of a
 * folded one they do. Nothing is counted that is not stored, so as many are the same.
 */
export async function isFullyCounted(
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
