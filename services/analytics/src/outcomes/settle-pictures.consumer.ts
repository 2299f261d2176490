import type { PictureSettledEvent } from '@lux/contracts/analytics/events.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import type { Deps } from '../deps.ts';

/**
 * Gives these requests their pictures, as far as it is known how they ended. A picture and its
 * request come in any order, perhaps to two processes: each first writes what it has and then calls
 * this, so that the later of the two finds both. Doing it again changes nothing.
 *
 * @returns the requests that changed, as they are now.
 */
export async function applyOutcomes(
  { outcomes, requests, deletedThings }: Pick<Deps, 'outcomes' | 'requests' | 'deletedThings'>,
  requestIds: string[],
): Promise<AnalyticsRequest[]> {
  if (requestIds.length === 0) return [];
  const found = await outcomes.of(requestIds);
  if (found.length === 0) return [];
  // Asked before: one stored from here on may not have its picture yet, and finds it itself.
  const stored = await requests.stored(found.map(({ _id }) => _id));
  const changed: AnalyticsRequest[] = [];
  for (const { _id, imageUrl, failure } of found) {
    const request = imageUrl
      ? await requests.givePicture(_id, imageUrl)
      : failure && (await requests.noteFailure(_id, failure));
    if (request) changed.push(request);
  }
  // Those that their child had deleted before this was told. By what is known of them, not by what
  // changed: whoever stopped in between has given them already.
  const pictures = found.map(({ _id, imageUrl = null }) => ({ _id, imageUrl }));
  const isDeleted = await deletedThings.among(pictures);
  const blanked = await requests.deleteWordsIn(pictures.filter(isDeleted).map(({ _id }) => _id));
  // The others wait for their requests. A forgotten person's picture is not stored here either.
  if (stored.length > 0) await outcomes.remove(stored);
  const now = new Map(blanked.map((request) => [request.id, request]));
  return changed.map((request) => now.get(request.id) ?? request);
}

/** Stores how pictures ended and shows it to the admins. May run twice: then nothing changes. */
export async function settlePictures(
  deps: Pick<Deps, 'outcomes' | 'requests' | 'deletedThings' | 'push'>,
  events: PictureSettledEvent[],
): Promise<void> {
  await deps.outcomes.add(events);
  const changed = await applyOutcomes(
    deps,
    events.map(({ requestId }) => requestId),
  );
  if (changed.length > 0) deps.push.toAdmins('request.changed', changed);
}
