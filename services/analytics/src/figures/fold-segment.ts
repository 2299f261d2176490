import type { Deps } from '../deps.ts';

/**
 * Adds a closed segment's figures to its days and removes it. May stop anywhere and run twice, also
 * at the same time: each day takes each segment once, and it is removed last.
 */
export async function foldSegment(
  { segments, days }: Pick<Deps, 'segments' | 'days'>,
  id: string,
): Promise<void> {
  const segment = await segments.find(id);
  if (!segment?.isClosed) return;
  for (const [day, figures] of segment.days) await days.addOnce(day, id, figures);
  await segments.remove(id);
}
