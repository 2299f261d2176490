import type { StoryTips } from '@lux/contracts/games/story.ts';
import type { Editor } from './editor.ts';
import { type Character, type Story, type StorySegment, TITLE_CHARACTERS } from './story.ts';

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
export type EditorEvent =
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
  | { type: 'character-saved'; character: Character }
  | { type: 'character-removed'; id: string }
  | { type: 'pictured'; storyId: string; imageUrl: string }
  | { type: 'saved'; story: Story }
  | { type: 'loaded'; story: Story }
  /** 'New' clears everything (SPEC 4); theme and age stay chosen. */
  | { type: 'cleared'; at: number };

/** The running story (SPEC 4): empty, then written by child and LUX in turn. */
export function editorMachine(editor: Editor, event: EditorEvent): Editor {
  const { story } = editor;
  switch (event.type) {
    case 'titled':
      return withStory(editor, { title: event.title.slice(0, TITLE_CHARACTERS) });
    case 'themed':
      return withStory(editor, { theme: event.theme });
    case 'aged':
      return withStory(editor, { ageGroup: event.ageGroup });
    case 'typed':
      return { ...editor, input: event.input };
    case 'input-added':
      return { ...append(editor, event.id, editor.input, 'user', event.at), input: '' };
    case 'told':
      return event.storyId === story.id
        ? append(editor, event.id, event.text, 'assistant', event.at)
        : editor;
    case 'segment-edited': {
      const text = event.text.trim();
      return text === ''
        ? editor
        : changeSegment(editor, event.id, (segment) => [{ ...segment, text }]);
    }
    case 'segment-removed':
      return changeSegment(editor, event.id, () => []);
    case 'undone':
      return putBack(editor);
    case 'tips-given':
      return event.storyId === story.id ? { ...editor, tips: event.tips } : editor;
    case 'tips-closed':
      return { ...editor, tips: null };
    case 'character-saved': {
      const { character } = event;
      const isKnown = story.characters.some(({ id }) => id === character.id);
      const characters = isKnown
        ? story.characters.map((one) => (one.id === character.id ? character : one))
        : [...story.characters, character];
      return withStory(editor, { characters });
    }
    case 'character-removed':
      return withStory(editor, {
        characters: story.characters.filter(({ id }) => id !== event.id),
      });
    case 'pictured':
      // The saved copy gets it as well, so nothing is left to be saved.
      return event.storyId === story.id
        ? { ...editor, story: { ...story, imageUrl: event.imageUrl } }
        : editor;
    case 'saved':
      return event.story.id === story.id
        ? { ...editor, story: event.story, isSaved: true }
        : editor;
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

function withStory(editor: Editor, change: Partial<Story>): Editor {
  return { ...editor, story: { ...editor.story, ...change }, isSaved: false };
}

function append(
  editor: Editor,
  id: string,
  written: string,
  author: StorySegment['author'],
  at: number,
): Editor {
  const text = written.trim();
  if (text === '') return editor;
  const segment = { id, text, author, timestamp: new Date(at).toISOString() };
  return withStory(editor, { segments: [...editor.story.segments, segment] });
}

function changeSegment(
  editor: Editor,
  id: string,
  change: (segment: StorySegment) => StorySegment[],
): Editor {
  const { segments } = editor.story;
  const index = segments.findIndex((segment) => segment.id === id);
  const segment = segments[index];
  if (segment === undefined) return editor;
  const changed = segments.toSpliced(index, 1, ...change(segment));
  return { ...withStory(editor, { segments: changed }), undo: { segment, index } };
}

function putBack(editor: Editor): Editor {
  if (editor.undo === null) return editor;
  const { segment, index } = editor.undo;
  const { segments } = editor.story;
  const place = segments.findIndex(({ id }) => id === segment.id);
  const restored =
    place === -1 ? segments.toSpliced(index, 0, segment) : segments.toSpliced(place, 1, segment);
  return { ...withStory(editor, { segments: restored }), undo: null };
}
