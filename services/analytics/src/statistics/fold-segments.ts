import type { Deps } from '../deps.ts';
import { recountSegment } from './recount-segment.ts';

/**
 * Adds a closed segment's counts to its days and removes it. May stop anywhere and run twice, also
 * at the same time: each day takes each segment once, and it is removed last.
 */
export async function foldSegment(
  { segments, days }: Pick<Deps, 'segments' | 'days'>,
  id: string,
): Promise<void> {
  const segment = await segments.find(id);
  if (!segment?.isClosed) return;
  for (const [day, counts] of segment.days) await days.addOnce(day, id, counts);
  await segments.remove(id);
}

/** Six times as long as a process keeps one open (`createRequestCounter`): its process is gone. */
const LEFT_AFTER_MS = 60 * 60 * 1_000;
/** The longest time from reading a segment to adding it to its days. */
const ADDED_AGAIN_WITHIN_MS = 2 * 24 * 60 * 60 * 1_000;

/** Tidies up after processes that stopped before they had folded their last segment. */
export async function foldLeftSegments(
  deps: Pick<Deps, 'requests' | 'segments' | 'days'>,
): Promise<void> {
  for (const { _id, openedAt, isClosed } of await deps.segments.list()) {
    const isLeft = Date.now() - openedAt.getTime() > LEFT_AFTER_MS;
    if (!isClosed && !isLeft) continue;
    await recountSegment(deps, _id, { isClosed: true });
    await foldSegment(deps, _id);
  }
  await deps.days.forgetFolded(new Date(Date.now() - ADDED_AGAIN_WITHIN_MS));
}
