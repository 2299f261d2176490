import type { Activity } from '@lux/contracts/accounts/activity.ts';
import { counterNames } from './counter-names.ts';

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
