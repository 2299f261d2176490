import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import type { Deps } from '../deps.ts';
import { anonymised, anonymisedInDanger, DELETED_WORDS } from '../requests/anonymised.ts';

interface Settled {
  /** Ids of the requests of people who deleted their data. */
  forgotten: Set<string>;
  /** As it is stored from now on. */
  shownAs: (event: RequestCompletedEvent) => AnalyticsRequest;
}

/**
 * Gives events that were on their way the owner they have by now: their visitor became a user
 * (`adoptVisitors`), or their person was forgotten (`forgetPeople`). Words whose child has deleted what they belong to go (`deleteWords`). Who was forgotten is read after
 * the adoptions are written, so that a user deleted meanwhile is either found here or finds these rows.
 */
export async function settleOwners(
  {
    adoptions,
    forgotten,
    deletedThings,
    requests,
  }: Pick<Deps, 'adoptions' | 'forgotten' | 'deletedThings' | 'requests'>,
  events: RequestCompletedEvent[],
): Promise<Settled> {
  const oldest = new Date(Math.min(...events.map(({ timestamp }) => Date.parse(timestamp))));

  const adoptionOf = await adoptions.since(oldest);
  const owned = new Map<string, RequestCompletedEvent>();
  for (const event of events) {
    const adoption = adoptionOf(event);
    if (!adoption) continue;
    const { userId, userMark } = adoption;
    owned.set(event.id, { ...event, userId, visitorToken: userMark, owner: undefined });
    await requests.adoptEvents([event.id], adoption);
  }
  const ownedAs = (event: RequestCompletedEvent) => owned.get(event.id) ?? event;

  const isForgotten = await forgotten.since(oldest);
  // Also as it was: the note of an adoption goes with its user, and becomes one of the visitor.
  const late = events.filter((event) => isForgotten(ownedAs(event)) || isForgotten(event));
  const ids = new Set(late.map(({ id }) => id));
  if (ids.size > 0) await requests.forgetEvents([...ids]);

  const isDeleted = await deletedThings.among(events);
  await requests.deleteWordsIn(events.filter(isDeleted).map(({ id }) => id));

  const forgottenAt = new Date().toISOString();
  const shownAs = (event: RequestCompletedEvent): AnalyticsRequest => {
    const {
      place: _place,
      owner: _owner,
      conversationId: _of,
      ...shown
    } = withoutWords(ownedAs(event), isDeleted);
    if (!ids.has(event.id)) return shown;
    const rest = event.safety === 'crisis' ? anonymisedInDanger : anonymised;
    return { ...shown, ...rest, forgottenAt };
  };
  return { forgotten: ids, shownAs };
}

/** As `requests.deleteWordsIn` stores it. */
function withoutWords(
  event: RequestCompletedEvent,
  isDeleted: (event: RequestCompletedEvent) => boolean,
): RequestCompletedEvent {
  if (!isDeleted(event)) return event;
  if (event.safety === 'crisis') return { ...event, imageUrl: null };
  const prompt = event.prompt && DELETED_WORDS;
  return { ...event, imageUrl: null, prompt, response: event.response && DELETED_WORDS };
}
