import { expect, test } from 'vitest';
import type { Editor } from './editor.ts';
import { type EditorEvent, editorMachine, newStory } from './editor-machine.ts';

const AT = Date.UTC(2025, 2, 9, 10);

const empty: Editor = {
  story: newStory(AT),
  input: '',
  tips: null,
  undo: null,
  isSaved: false,
};
const storyId = empty.story.id;

const after = (...events: EditorEvent[]): Editor => events.reduce(editorMachine, empty);
const texts = (editor: Editor) => editor.story.segments.map(({ text }) => text);

const written: EditorEvent[] = [
  { type: 'typed', input: ' Ein Fuchs lief los. ' },
  { type: 'input-added', id: 'a', at: AT },
  { type: 'told', storyId, text: 'Er traf einen Bären.', id: 'b', at: AT + 1000 },
];
const character = {
  id: 'f',
  name: 'Fips',
  description: 'Ein Fuchs',
  traits: ['schlau'],
  idea: 'Er verirrt sich.',
};

test('a story is named by the moment it began', () => {
  expect(empty.story).toMatchObject({ id: `story_${AT}`, createdAt: '2025-03-09T10:00:00.000Z' });
});

test('what the child typed and what LUX told stand in turn, with author and time', () => {
  const { story, input } = after(...written);
  expect(input).toBe('');
  expect(story.segments).toEqual([
    { id: 'a', text: 'Ein Fuchs lief los.', author: 'user', timestamp: '2025-03-09T10:00:00.000Z' },
    {
      id: 'b',
      text: 'Er traf einen Bären.',
      author: 'assistant',
      timestamp: '2025-03-09T10:00:01.000Z',
    },
  ]);
});

test('nothing but spaces is no piece', () => {
  expect(
    texts(after({ type: 'typed', input: '  \n' }, { type: 'input-added', id: 'a', at: AT })),
  ).toEqual([]);
});

test('a piece LUX wrote for a story that has left the editor is dropped', () => {
  const other: EditorEvent = {
    type: 'told',
    storyId: 'story_1',
    text: 'Zu spät.',
    id: 'c',
    at: AT,
  };
  expect(texts(after(...written, other))).toHaveLength(2);
});

test('a removed piece comes back to its place', () => {
  const removed = after(...written, { type: 'segment-removed', id: 'a' });
  expect(texts(removed)).toEqual(['Er traf einen Bären.']);
  const more = editorMachine(removed, { type: 'told', storyId, text: 'Ende.', id: 'c', at: AT });
  expect(texts(editorMachine(more, { type: 'undone' }))).toEqual([
    'Ein Fuchs lief los.',
    'Er traf einen Bären.',
    'Ende.',
  ]);
});

test('a changed piece becomes what it was, and keeps its author', () => {
  const edited = after(...written, { type: 'segment-edited', id: 'b', text: 'Er traf eine Eule.' });
  expect(edited.story.segments[1]).toMatchObject({
    text: 'Er traf eine Eule.',
    author: 'assistant',
  });
  const undone = editorMachine(edited, { type: 'undone' });
  expect(texts(undone)).toEqual(texts(after(...written)));
  expect(editorMachine(undone, { type: 'undone' })).toBe(undone);
});

test('an edit that leaves nothing is refused', () => {
  expect(texts(after(...written, { type: 'segment-edited', id: 'b', text: ' ' }))).toHaveLength(2);
});

test('a character is added, changed under its id, and removed', () => {
  const added = after({ type: 'character-saved', character });
  const changed = editorMachine(added, {
    type: 'character-saved',
    character: { ...character, name: 'Fibs' },
  });
  expect(changed.story.characters).toMatchObject([{ name: 'Fibs' }]);
  expect(editorMachine(changed, { type: 'character-removed', id: 'f' }).story.characters).toEqual(
    [],
  );
});

test('every change of a saved story is a change that is not saved yet, except its picture', () => {
  const { story } = after(...written);
  const saved = after(...written, { type: 'saved', story });
  expect(saved.isSaved).toBe(true);
  const pictured = editorMachine(saved, { type: 'pictured', storyId, imageUrl: '/media/x' });
  expect(pictured).toMatchObject({ isSaved: true, story: { imageUrl: '/media/x' } });
  expect(editorMachine(pictured, { type: 'titled', title: 'Fips' }).isSaved).toBe(false);
});

test('a picture goes only to the story it was painted for', () => {
  const pictured = after({ type: 'pictured', storyId: 'story_1', imageUrl: '/media/x' });
  expect(pictured.story.imageUrl).toBeUndefined();
});

test('"Neu" clears everything but theme and age', () => {
  const cleared = after(
    ...written,
    { type: 'titled', title: 'Der Fuchs' },
    { type: 'themed', theme: 'animals' },
    { type: 'aged', ageGroup: 'medium' },
    { type: 'character-saved', character },
    { type: 'tips-given', storyId, tips: { positives: ['a'], tips: ['b'], idea: 'c' } },
    { type: 'segment-removed', id: 'a' },
    { type: 'typed', input: 'noch was' },
    { type: 'cleared', at: AT + 5 },
  );
  expect(cleared).toEqual({
    ...empty,
    story: { ...newStory(AT + 5), theme: 'animals', ageGroup: 'medium' },
  });
});

test('a loaded story takes the place of the other, with nothing left beside it', () => {
  const story = { ...newStory(1), title: 'Alt' };
  expect(after(...written, { type: 'typed', input: 'x' }, { type: 'loaded', story })).toEqual({
    story,
    input: '',
    tips: null,
    undo: null,
    isSaved: true,
  });
});
