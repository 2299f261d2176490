import type { Activity } from '@lux/contracts/accounts/activity.ts';
import type { UserSticker } from '@lux/contracts/accounts/sticker.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { startEventConsumer } from '@lux/service-kit/events/start-event-consumer.ts';
import { berlinDay } from '@lux/service-kit/time/berlin-day.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { forgetStickers } from './forget-stickers.ts';
import { isEarned } from './is-earned.ts';
import type { Addition } from './progress.store.ts';
import { counterNames } from './sticker-entry.ts';
import { viewUserSticker } from './view-user-sticker.ts';

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

type CollectingDeps = Pick<Deps, 'catalogue' | 'progress' | 'userStickers' | 'users' | 'push'>;

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
  for (const userId of new Set(additions.map((addition) => addition.userId))) {
    const awarded = await awardStickers(deps, userId);
    // Asked after the writing: an account deleted meanwhile is swept out by whoever comes last.
    if (!(await deps.users.find(userId))) {
      await forgetStickers(deps, userId);
      continue;
    }
    for (const userSticker of awarded) {
      deps.push.toOwner(`user:${userId}`, 'sticker.awarded', userSticker);
    }
  }
}

/**
 * Gives a user every sticker earned and not yet collected, and tells which those are. Decided from
 * the counters alone, so that what one run left undone the next one does, and two at once give
 * each sticker once.
 */
async function awardStickers(
  { catalogue, progress, userStickers }: Pick<Deps, 'catalogue' | 'progress' | 'userStickers'>,
  userId: string,
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
  const [kind, userId] = activity.owner.split(':');
  const counts = countsOf(activity);
  if (kind !== 'user' || !userId || Object.keys(counts).length === 0) return [];
  return [{ userId, activityId: activity.id, day: berlinDay(activity.timestamp), counts }];
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
