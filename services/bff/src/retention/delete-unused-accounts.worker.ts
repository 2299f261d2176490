import { setTimeout } from 'node:timers/promises';
import type { User } from '@lux/contracts/accounts/user.ts';
import { startDailyJob } from '@lux/service-kit/jobs/start-daily-job.ts';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { createEventId } from '../events/create-event-id.ts';
import { removeUserData } from '../privacy/remove-user-data.ts';
import { disconnectSockets } from '../sockets/disconnect-sockets.ts';

/** The job's and its queue's name. */
const DELETE_UNUSED_ACCOUNTS = 'delete-unused-accounts';

type RetentionDeps = Pick<Deps, 'services' | 'sessions' | 'push' | 'visitorMarks'>;

/** How many accounts went because nobody used them. */
export function createUnusedAccountsCounter(metrics: Registry): Counter {
  return new Counter({
    name: 'unused_accounts_deleted_total',
    help: 'Accounts deleted with all their things, as nobody had used them for so long',
    registers: [metrics],
  });
}

/** Deletes every day the accounts of children that nobody has used for `ACCOUNT_RETENTION_DAYS`. */
export function startRetention(
  deps: Pick<Deps, 'config' | 'redis' | 'log'> & RetentionDeps,
  metrics: Registry,
): { close: () => Promise<void> } {
  const { config, redis, log } = deps;
  const counter = createUnusedAccountsCounter(metrics);
  const closing = new AbortController();
  const job = startDailyJob(DELETE_UNUSED_ACCOUNTS, {
    ...{ redis, log, metrics },
    url: config.redis.url,
    namePrefix: config.namePrefix,
    whenReady: untilAllAnswer(deps, closing.signal),
    handle: async (order) => deleteUnusedAccounts(deps, { log: order.log, counter }),
  });
  return {
    close: async () => {
      closing.abort();
      await job.close();
    },
  };
}

const LOOK_AGAIN_MS = 2_000;

/** At a start services open one after the other; a run before all are there could only fail. */
async function untilAllAnswer(
  { services }: Pick<Deps, 'services'>,
  signal: AbortSignal,
): Promise<void> {
  const needed = [
    services.accounts,
    services.conversation,
    services.media,
    services.analytics,
    services.classroom,
  ];
  while (!signal.aborted) {
    const answers = await Promise.allSettled(needed.map((service) => service.check()));
    if (answers.every(({ status }) => status === 'fulfilled')) return;
    await setTimeout(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
  }
}

/**
 * Deletes unused accounts in all services, in the same way as at their user's own word. Teachers who
 * have classes stay. The account itself goes last: where this stops, the next run finds it again, says
 * in the trail how many are left, and does the rest.
 *
 * @throws AggregateError of the accounts that could not go; the others are gone.
 */
export async function deleteUnusedAccounts(
  deps: RetentionDeps,
  { log, counter }: { log: Logger; counter: Counter },
): Promise<void> {
  const { services } = deps;
  const runId = createEventId();
  const teachers = await services.accounts.listUnusedTeachers(runId);
  const spared: User['id'][] = [];
  for (const id of teachers) if (await hasClasses(deps, runId, id)) spared.push(id);
  const due = await services.accounts.listUnusedAccounts(runId, spared);
  if (due.length === 0) return;

  await services.accounts.recordAction(runId, {
    id: createEventId(),
    actor: { kind: 'system', id: DELETE_UNUSED_ACCOUNTS, name: 'LUX' },
    action: 'unused-accounts.deleted',
    target: null,
    details: { count: due.length },
  });
  const failures: unknown[] = [];
  let deleted = 0;
  for (const id of due) {
    // The list may be an hour old by now, and its children are coming to school.
    if (!(await services.accounts.isAccountDue(runId, id))) continue;
    await deleteAccount(deps, runId, id).then(
      () => {
        deleted += 1;
        counter.inc();
      },
      (error: unknown) => failures.push(error),
    );
  }
  log.info({ deleted, of: due.length }, 'unused accounts deleted');
  if (failures.length > 0) throw new AggregateError(failures, 'unused accounts stay for now');
}

async function hasClasses(
  { services }: Pick<Deps, 'services'>,
  requestId: string,
  id: User['id'],
): Promise<boolean> {
  const owners = [`user:${id}` as const];
  return (await services.classroom.listClasses({ owners, requestId })).length > 0;
}

async function deleteAccount(
  deps: RetentionDeps,
  requestId: string,
  id: User['id'],
): Promise<void> {
  const people = deps.visitorMarks.peopleOf({ visitorTokens: [], userId: id });
  await removeUserData(deps, requestId, { owners: [`user:${id}`], people });
  await deps.sessions.endAllOf(id);
  disconnectSockets(deps, { userId: id });
}
