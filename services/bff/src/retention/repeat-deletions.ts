import {
  type DeletedName,
  NAMES_AT_ONCE,
  type OwnerMatchOrder,
} from '@lux/contracts/accounts/deletion-log.ts';
import type { LessonWipe } from '@lux/contracts/classroom/joined-place.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { ECHO_MS } from '@lux/service-kit/server/user-data-routes.ts';
import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import type { Deps } from '../deps.ts';
import { createEventId } from '../events/create-event-id.ts';
import { removeThings, removeUserData } from '../privacy/remove-user-data.ts';
import { findUser } from '../sessions/find-user.ts';
import { repeatThingDeletions } from './repeat-thing-deletions.ts';

type RepeatDeps = Pick<Deps, 'services' | 'sessions' | 'visitorMarks'>;

/**
 * Deletes again whatever a restored back-up has brought back of people whose data was deleted since.
 * An account goes whole: its id is never given again. Of a visitor or a seat goes what was made until
 * then, as they may have gone on. Single conversations and pictures go, too. Doing it again finds nothing
 * left.
 *
 * @throws where a service is away.
 */
export async function repeatDeletions(
  deps: RepeatDeps,
  { log, counter }: { log: Logger; counter: Counter },
): Promise<void> {
  const requestId = createEventId();
  let accounts = 0;
  let things = 0;
  for await (const { order, deletedAt } of eachPage(deps, requestId)) {
    for (const [owner, at] of await findOwners(deps, requestId, { order, deletedAt })) {
      if (!owner.startsWith('user:')) await wipeUntil(deps, requestId, { owner, at });
      else if (await deleteAgain(deps, { requestId, userId: owner.slice('user:'.length), log })) {
        accounts += 1;
        counter.inc();
      }
    }
    things += await repeatThingDeletions(deps, requestId, { order, deletedAt });
  }
  if (accounts + things > 0) {
    await deps.services.accounts.recordAction(requestId, {
      id: createEventId(),
      actor: { kind: 'system', id: 'repeat-deletions', name: 'LUX' },
      action: 'deletions.repeated',
      target: null,
      details: { count: accounts, things },
    });
    log.warn({ accounts, things }, 'a restore had brought back what was deleted; it is gone again');
  }
}

interface LogPage {
  order: OwnerMatchOrder;
  /** By name. */
  deletedAt: ReadonlyMap<DeletedName, string>;
}

/** The log in pieces, as it may hold a hundred thousand names. */
async function* eachPage(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
): AsyncGenerator<LogPage> {
  let after: DeletedName | undefined;
  do {
    const { keys, deletions } = await services.accounts.readDeletionLog(requestId, after);
    const names = deletions.map(({ name }) => name);
    if (names.length > 0) {
      yield {
        order: { keys, names },
        deletedAt: new Map(deletions.map(({ name, at }) => [name, at])),
      };
    }
    after = names.length < NAMES_AT_ONCE ? undefined : names.at(-1);
  } while (after !== undefined);
}

/** Whose things are kept somewhere, and when they were deleted. */
async function findOwners(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
  { order, deletedAt }: LogPage,
): Promise<Map<OwnerId, string>> {
  const { accounts, conversation, media, classroom, analytics } = services;
  const found = new Map<OwnerId, string>();
  for (const keeper of [accounts, conversation, media, classroom, analytics]) {
    for (const { owner, name } of await keeper.matchOwners(requestId, order)) {
      const at = deletedAt.get(name);
      if (at !== undefined) found.set(owner, at);
    }
  }
  return found;
}

/** @returns whether there was something of the account. */
async function deleteAgain(
  deps: RepeatDeps,
  { requestId, userId, log }: { requestId: string; userId: string; log: Logger },
): Promise<boolean> {
  const subject = {
    owners: [`user:${userId}` as const],
    people: deps.visitorMarks.peopleOf({ visitorTokens: [], userId }),
  };
  if (await findUser(deps, { userId }, requestId)) {
    try {
      await removeUserData(deps, requestId, subject);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 403) throw error;
      log.warn({ code: error.code }, 'an account that was deleted once manages LUX now, and stays');
      return false;
    }
  } else {
    await removeThings(deps, requestId, subject);
  }
  await deps.sessions.endAllOf(userId);
  return true;
}

/** What a visitor or a seat had made by then, in every service. */
async function wipeUntil(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
  { owner, at }: { owner: OwnerId; at: string },
): Promise<void> {
  // As after a lesson that began with time; a wipe adds the echo to its end.
  const wipe: LessonWipe = {
    lessonId: createId(),
    owners: [owner],
    since: new Date(0).toISOString(),
    until: new Date(Date.parse(at) - ECHO_MS).toISOString(),
    keep: { fileIds: [], owner },
  };
  for (const keeper of [
    services.classroom,
    services.media,
    services.conversation,
    services.accounts,
  ]) {
    await keeper.wipe(requestId, wipe);
  }
  const people = owner.startsWith('seat:')
    ? { seatIds: [owner.slice('seat:'.length)] }
    : { owners: [owner] };
  await services.analytics.forget(requestId, {
    visitorMarks: [],
    userId: null,
    ...people,
    until: at,
  });
}
