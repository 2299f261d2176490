import type { StoryTips } from '@lux/contracts/games/story.ts';
import type { Desk } from './desk.ts';
import { type Story, TITLE_CHARACTERS } from './story.ts';
import type { StoryFigure } from './story-figure.ts';
import type { StorySegment } from './story-segment.ts';

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

/** Moments (`at`) are milliseconds since 1970. */
export type DeskEvent =
  | { type: 'titled'; title: string }
  | { type: 'themed'; theme: Story['theme'] }
  | { type: 'aged'; ageGroup: Story['ageGroup'] }
  | { type: 'typed'; input: string }
  /** What was typed becomes a piece of the story. */
  | { type: 'input-added'; id: string; at: number }
  /** LUX wrote a piece of the story with this id. */
  | { type: 'told'; storyId: string; text: string; id: string; at: number }
  | { type: 'segment-edited'; id: string; text: string }
  | { type: 'segment-removed'; id: string }
  | { type: 'undone' }
  | { type: 'tips-given'; storyId: string; tips: StoryTips }
  | { type: 'tips-closed' }
  | { type: 'figure-kept'; figure: StoryFigure }
  | { type: 'figure-removed'; id: string }
  | { type: 'pictured'; storyId: string; imageUrl: string }
  | { type: 'saved'; story: Story }
  | { type: 'loaded'; story: Story }
  /** 'New' clears everything (SPEC 4); theme and age stay chosen. */
  | { type: 'cleared'; at: number };

/** The running story (SPEC 4): empty, then written by child and LUX in turn. */
export function deskMachine(desk: Desk, event: DeskEvent): Desk {
  const { story } = desk;
  switch (event.type) {
    case 'titled':
      return withStory(desk, { title: event.title.slice(0, TITLE_CHARACTERS) });
    case 'themed':
      return withStory(desk, { theme: event.theme });
    case 'aged':
      return withStory(desk, { ageGroup: event.ageGroup });
    case 'typed':
      return { ...desk, input: event.input };
    case 'input-added':
      return { ...append(desk, event.id, desk.input, 'user', event.at), input: '' };
    case 'told':
      return event.storyId === story.id
        ? append(desk, event.id, event.text, 'assistant', event.at)
        : desk;
    case 'segment-edited': {
      const text = event.text.trim();
      return text === ''
        ? desk
        : changeSegment(desk, event.id, (segment) => [{ ...segment, text }]);
    }
    case 'segment-removed':
      return changeSegment(desk, event.id, () => []);
    case 'undone':
      return putBack(desk);
    case 'tips-given':
      return event.storyId === story.id ? { ...desk, tips: event.tips } : desk;
    case 'tips-closed':
      return { ...desk, tips: null };
    case 'figure-kept': {
      const { figure } = event;
      const isKnown = story.characters.some(({ id }) => id === figure.id);
      const characters = isKnown
        ? story.characters.map((one) => (one.id === figure.id ? figure : one))
        : [...story.characters, figure];
      return withStory(desk, { characters });
    }
    case 'figure-removed':
      return withStory(desk, {
        characters: story.characters.filter(({ id }) => id !== event.id),
      });
    case 'pictured':
      // The saved copy gets it as well, so nothing is left to be saved.
      return event.storyId === story.id
        ? { ...desk, story: { ...story, imageUrl: event.imageUrl } }
        : desk;
    case 'saved':
      return event.story.id === story.id ? { ...desk, story: event.story, isSaved: true } : desk;
    case 'loaded':
      return { story: event.story, input: '', tips: null, undo: null, isSaved: true };
    case 'cleared':
      return {
        story: newStory(event.at, story),
        input: '',
        tips: null,
        undo: null,
        isSaved: false,
      };
  }
}

function withStory(desk: Desk, change: Partial<Story>): Desk {
  return { ...desk, story: { ...desk.story, ...change }, isSaved: false };
}

function append(
  desk: Desk,
  id: string,
  written: string,
  author: StorySegment['author'],
  at: number,
): Desk {
  const text = written.trim();
  if (text === '') return desk;
  const segment = { id, text, author, timestamp: new Date(at).toISOString() };
  return withStory(desk, { segments: [...desk.story.segments, segment] });
}

function changeSegment(
  desk: Desk,
  id: string,
  change: (segment: StorySegment) => StorySegment[],
): Desk {
  const { segments } = desk.story;
  const index = segments.findIndex((segment) => segment.id === id);
  const segment = segments[index];
  if (segment === undefined) return desk;
  const changed = segments.toSpliced(index, 1, ...change(segment));
  return { ...withStory(desk, { segments: changed }), undo: { segment, index } };
}

function putBack(desk: Desk): Desk {
  if (desk.undo === null) return desk;
  const { segment, index } = desk.undo;
  const { segments } = desk.story;
  const place = segments.findIndex(({ id }) => id === segment.id);
  const restored =
    place === -1 ? segments.toSpliced(index, 0, segment) : segments.toSpliced(place, 1, segment);
  return { ...withStory(desk, { segments: restored }), undo: null };
}
