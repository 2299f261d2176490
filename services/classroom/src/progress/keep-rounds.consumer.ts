import type { AnsweredRound } from '@lux/contracts/classroom/progress.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { startEventConsumer } from '@lux/service-kit/events/consuming/start-event-consumer.ts';
import { roundStream } from '@lux/service-kit/events/event-streams.ts';
import type { Deps } from '../deps.ts';
import { learnRound } from './learning/learn-round.ts';
import type { ProgressRecord } from './progress.store.ts';
import { glanceAt } from './views/view-progress.ts';

type KeepingDeps = Pick<Deps, 'progress' | 'classes'>;

/** A child starts its next round seconds later at the earliest; until then what it has learnt is known. */
const LEARN_AFTER_MS = 150;

/** Takes part in reading the answers of rounds; any number of replicas may. */
export function startRoundConsumer(deps: Deps): { close: () => Promise<void> } {
  const { config, redis, log, metrics } = deps;
  return startEventConsumer({
    ...{ redis, log, metrics },
    url: config.redis.url,
    namePrefix: config.namePrefix,
    stream: roundStream,
    group: 'classroom',
    handleAfterMs: LEARN_AFTER_MS,
    handle: async (rounds) => keepRounds(deps, rounds),
  });
}

/** Counts each round once, in one write per child. May run twice and stop anywhere. */
export async function keepRounds(
  deps: KeepingDeps,
  rounds: readonly AnsweredRound[],
): Promise<void> {
  for (const [owner, own] of Map.groupBy(rounds, (round) => round.owner)) {
    if (owner.startsWith('visitor:')) continue;
    await keepOfOwner(deps, owner, own);
    // Asked after the writing: what was deleted meanwhile is swept out by whoever comes last.
    if (!(await isThere(deps, owner))) await deps.progress.forget([owner]);
  }
}

async function keepOfOwner(
  { progress }: KeepingDeps,
  owner: OwnerId,
  rounds: readonly AnsweredRound[],
): Promise<void> {
  for (let isKept = false; !isKept; ) {
    const before = (await progress.find(owner)) ?? emptyRecord(owner);
    const after = rounds.reduce(learnRound, before);
    // False where another replica was quicker: read and counted anew.
    isKept = after === before || (await progress.put({ ...after, glance: glanceAt(after) }));
  }
}

/** A seat that is gone does not come back; users are forgotten by their account's service. */
async function isThere({ classes }: KeepingDeps, owner: OwnerId): Promise<boolean> {
  if (!owner.startsWith('seat:')) return true;
  return (await classes.findOfSeat(owner.slice('seat:'.length))) !== null;
}

function emptyRecord(owner: OwnerId): ProgressRecord {
  const updatedAt = new Date(0);
  return {
    ...{ _id: owner, tasks: [], readings: [], roundIds: [] },
    ...{ glance: null, forgottenAt: null, updatedAt, revision: 0 },
  };
}
