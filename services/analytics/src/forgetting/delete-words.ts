import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import type { DeletedThing } from '@lux/contracts/analytics/visitor-requests.ts';
import type { Deps } from '../deps.ts';

/** Rows in one socket message, as `storeRequests` has them. */
const PUSH_LIMIT = 200;

/**
 * A child has deleted a conversation or a picture: the words of the requests behind it become `gelöscht`,
 * the requests stay to be counted. Noted first: what is stored before the second step is found by it,
 * what is stored later finds the note. Doing it again changes nothing.
 */
export async function deleteWords(
  deps: Pick<Deps, 'deletedThings' | 'requests' | 'deadLetters' | 'push'>,
  thing: DeletedThing,
): Promise<void> {
  await deps.deletedThings.add(thing);
  const changed = await deps.requests.deleteWordsOf(thing);
  showChanged(deps, changed);
  const id = 'fileId' in thing ? thing.fileId : thing.conversationId;
  await deps.deadLetters.forget((content) => content.includes(id));
}

/** Tells the admins of rows they may have on the screen. */
export function showChanged({ push }: Pick<Deps, 'push'>, changed: AnalyticsRequest[]): void {
  for (let start = 0; start < changed.length; start += PUSH_LIMIT) {
    push.toAdmins('request.changed', changed.slice(start, start + PUSH_LIMIT));
  }
}
