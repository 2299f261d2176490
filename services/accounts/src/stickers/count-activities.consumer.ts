import type { Activity } from '@lux/contracts/accounts/activity.ts';
import type { Deps } from '../deps.ts';
import { awardStickers } from './award-stickers.ts';
import { berlinDay } from './berlin-day.ts';
import { countsOf } from './counts-of.ts';
import { forgetStickers } from './forget-stickers.ts';
import type { Addition } from './progress.store.ts';

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

/** Nothing of visitors, who cannot collect (SPEC 6), and nothing of rounds nobody could play. */
function toAddition(activity: Activity): Addition[] {
  const [kind, userId] = activity.owner.split(':');
  const counts = countsOf(activity);
  if (kind !== 'user' || !userId || Object.keys(counts).length === 0) return [];
  return [{ userId, activityId: activity.id, day: berlinDay(activity.timestamp), counts }];
}
