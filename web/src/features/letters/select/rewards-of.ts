import type { InterestTheme } from '@lux/contracts/games/interest-theme.ts';
import { themes } from './themes.ts';

/** One drawing for each task that was done, whatever the answer: a train of so many wagons. */
export function rewardsOf(theme: InterestTheme | null, count: number): string[] {
  const { firstReward, rewards } = themes.find(({ id }) => id === theme) ?? themes[0];
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? firstReward : (rewards[(index - 1) % rewards.length] ?? rewards[0]),
  );
}
