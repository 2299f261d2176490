import type { FinishedRound } from '@lux/contracts/games/finished-round.ts';
import type { Story } from './story.ts';

const LONGEST_SECONDS = 86_400;

/** A saved story as a finished round: one of one, its theme as category. */
export function finishedStory(story: Story, id: string): FinishedRound {
  const ms = Date.parse(story.lastUpdated) - Date.parse(story.createdAt);
  const seconds = Math.min(LONGEST_SECONDS, Math.max(0, Math.round(ms / 1000)));
  return {
    id,
    game: 'story',
    category: story.theme,
    score: 1,
    total: 1,
    seconds,
  };
}
