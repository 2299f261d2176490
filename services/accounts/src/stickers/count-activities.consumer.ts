import {
  type AccountKey,
  accountKeyOf,
  isSeatKey,
  ownerOfAccount,
} from '@lux/contracts/accounts/account-key.ts';
import type { Activity } from '@lux/contracts/accounts/activity.ts';
import type { UserSticker } from '@lux/contracts/accounts/sticker.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { startEventConsumer } from '@lux/service-kit/events/consuming/start-event-consumer.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { berlinDay } from '@lux/service-kit/time/berlin-day.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { isWithin } from '../user-data/wiped-period.store.ts';
import { forgetStickers } from './forget-stickers.ts';
import { isEarned } from './is-earned.ts';
import type { Addition } from './progress.store.ts';
import { counterNames } from './sticker-entry.ts';
import { viewUserSticker } from './view-user-sticker.ts';
import { wipeStickers } from './wipe-stickers.ts';

/** Takes part in reading the activities; any number of replicas may. */
export function startActivityConsumer(
  { redis: { url }, namePrefix }: Pick<Config, 'redis' | 'namePrefix'>,
  deps: Deps,
): { close: () => Promise<void> } {
  const { redis, log, metrics } = deps;
  return startEventConsumer({
    ...{ redis, url, namePrefix, log, metrics },
    stream: activityStream,
    group: 'accounts',
    handle: async (activities) => countActivities(deps, activities),
  });
}

type CollectingDeps = Pick<
  Deps,
  'catalogue' | 'progress' | 'userStickers' | 'users' | 'wipedPeriods' | 'push'
>;

/**
 * Counts what children have achieved, awards what that earns and tells their devices (SPEC 2, 6).
 * May run twice and stop anywhere: counting is idempotent, and awards follow from the counters, also
 * where everything was counted before. A push that is lost is made up for by the page, which asks.
 */
export async function countActivities(
  deps: CollectingDeps,
  activities: readonly Activity[],
): Promise<void> {
  const additions = activities.flatMap(toAddition);
  await deps.progress.add(additions);
  for (const [userId, added] of Map.groupBy(additions, (addition) => addition.userId)) {
    const awarded = await awardStickers(deps, userId);
    // Asked after the writing: what was deleted meanwhile is swept out by whoever comes last.
    const isLeft = isSeatKey(userId)
      ? await isOutsideOfWipes(deps, userId, added)
      : await isUserThere(deps, userId);
    if (!isLeft) continue;
    for (const userSticker of awarded) {
      deps.push.toOwner(ownerOfAccount(userId), 'sticker.awarded', userSticker);
    }
  }
}

async function isUserThere(deps: CollectingDeps, userId: User['id']): Promise<boolean> {
  if (await deps.users.find(userId)) return true;
  await forgetStickers(deps, userId);
  return false;
}

/** What a seat did in a lesson that was wiped since, or before it was deleted, is taken back. */
async function isOutsideOfWipes(
  deps: CollectingDeps,
  seat: OwnerId,
  additions: Addition[],
): Promise<boolean> {
  const periods = await deps.wipedPeriods.listOf(seat);
  const touched = periods.filter((period) => additions.some(({ at }) => isWithin(at, [period])));
  for (const period of touched) await wipeStickers(deps, seat, period);
  return touched.length === 0;
}

/**
 * Gives a user or seat every sticker earned and not yet collected, and tells which those are. Decided from
 * the counters alone, so that what one run left undone the next one does, and two at once give
 * each sticker once.
 */
async function awardStickers(
  { catalogue, progress, userStickers }: Pick<Deps, 'catalogue' | 'progress' | 'userStickers'>,
  userId: AccountKey,
): Promise<UserSticker[]> {
  const [reached, collected] = await Promise.all([
    progress.find(userId),
    userStickers.listOf(userId),
  ]);
  const owned = new Set(collected.map(({ stickerId }) => stickerId));
  const awarded: UserSticker[] = [];
  for (const { sticker, rule, achievement } of catalogue.values()) {
    if (owned.has(sticker.id) || !isEarned(rule, reached)) continue;
    const record = {
      userId,
      stickerId: sticker.id,
      achievementType: achievement,
      metadata: null,
      collectedAt: new Date(),
    };
    const isNew = await userStickers.add(record);
    const view = viewUserSticker(catalogue, record);
    if (isNew && view) awarded.push(view);
  }
  return awarded;
}

/** Nothing of visitors, who cannot collect (SPEC 6), and no rounds with an impossible score. */
function toAddition(activity: Activity): Addition[] {
  const { id: activityId, timestamp } = activity;
  const userId = accountKeyOf(activity.owner);
  const counts = countsOf(activity);
  if (userId === null || Object.keys(counts).length === 0) return [];
  return [{ userId, activityId, at: new Date(timestamp), day: berlinDay(timestamp), counts }];
}

type Round = Extract<Activity, { name: 'game.finished' }>;

/** A round shorter than this is easily without a mistake. */
const SHORTEST_PERFECT = 3;

/** By how much an activity raises which counters. An implausible round raises none. */
export function countsOf(activity: Activity): Record<string, number> {
  switch (activity.name) {
    case 'talk.answered':
      return { talks: 1 };
    case 'picture.made':
      return activity.kind === 'image' ? { pictures: 1 } : { coloring: 1 };
    case 'story.saved':
      return { stories: 1 };
    case 'game.finished':
      return activity.isPlausible ? countsOfRound(activity) : {};
  }
}

function countsOfRound({ game, category, score, total }: Round): Record<string, number> {
  const isPerfect = score === total && total >= SHORTEST_PERFECT;
  const counts = [game, `${game}/${category}`].flatMap((prefix): [string, number][] => [
    [`${prefix}/rounds`, 1],
    [`${prefix}/perfect`, isPerfect ? 1 : 0],
    [`${prefix}/right`, score],
  ]);
  return Object.fromEntries(counts.filter(([name, by]) => counterNames.has(name) && by > 0));
}
