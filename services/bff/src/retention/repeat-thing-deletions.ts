import type { OwnerMatchOrder, ThingMatch } from '@lux/contracts/accounts/deletion-log.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { Deps } from '../deps.ts';

/** Clocks of two machines differ by less; a turn that was under way is over by then. */
const ECHO_MS = 60_000;

/**
 * Deletes single conversations and pictures again that a restored back-up has brought back, and the words
 * behind them. A conversation that went on after its deletion had failed half-way stays.
 *
 * @param order names in the log of deletions.
 * @param deletedAt when what has a name was deleted.
 * @returns how many conversations and pictures were there again.
 */
export async function repeatThingDeletions(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
  { order, deletedAt }: { order: OwnerMatchOrder; deletedAt: ReadonlyMap<string, string> },
): Promise<number> {
  const { analytics, conversation, media } = services;
  // The words first, as where a child deletes: what stops in between is found again.
  for (const { thing } of await analytics.matchThings(requestId, order)) {
    await analytics.deleteWordsOf(requestId, thing);
  }
  let repeated = 0;
  for (const keeper of [conversation, media]) {
    for (const match of await keeper.matchThings(requestId, order)) {
      if (wentOn(match, deletedAt)) continue;
      if (await removeThing({ conversation, media }, requestId, match)) repeated += 1;
    }
  }
  return repeated;
}

function wentOn({ name, changedAt }: ThingMatch, deletedAt: ReadonlyMap<string, string>): boolean {
  const at = deletedAt.get(name);
  return (
    at === undefined ||
    (changedAt !== undefined && Date.parse(changedAt) > Date.parse(at) + ECHO_MS)
  );
}

/** @returns false where it is gone by now: another replica may be doing the same. */
async function removeThing(
  { conversation, media }: Pick<Deps['services'], 'conversation' | 'media'>,
  requestId: string,
  { thing, owner }: ThingMatch,
): Promise<boolean> {
  if (owner === undefined) return false;
  const caller = { owners: [owner], requestId };
  try {
    await ('fileId' in thing
      ? media.removePicture(caller, thing.fileId)
      : conversation.remove(caller, thing.conversationId));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false;
    throw error;
  }
}
