import type { Story } from './story.ts';

/**
 * An empty story.
 *
 * @param at milliseconds since 1970; they name it (SPEC 3: `story_{timestamp}`)
 */
export function newStory(at: number, like?: Pick<Story, 'theme' | 'ageGroup'>): Story {
  const createdAt = new Date(at).toISOString();
  return {
    id: `story_${at}`,
    title: '',
    theme: like?.theme ?? 'adventure',
    ageGroup: like?.ageGroup ?? 'small',
    segments: [],
    characters: [],
    createdAt,
    lastUpdated: createdAt,
  };
}
