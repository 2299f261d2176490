// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { newStory } from '../editor/editor-machine.ts';
import { savedStoriesAtom } from './saved-stories.ts';

const KEY = 'savedStories';
const story = (at: number, title: string) => ({ ...newStory(at), title });

test('the story saved last stands first, and once however often it is saved', () => {
  const store = createStore();
  store.set(savedStoriesAtom, { keep: story(1, 'Eins') });
  store.set(savedStoriesAtom, { keep: story(2, 'Zwei') });
  store.set(savedStoriesAtom, { keep: story(1, 'Eins, länger') });
  const titles = JSON.parse(localStorage.getItem(KEY) ?? '')
    .map(Object)
    .map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Eins, länger', 'Zwei']);
  store.set(savedStoriesAtom, { removeId: 'story_1' });
  expect(store.get(savedStoriesAtom).map(({ id }) => id)).toEqual(['story_2']);
});

test.each(['', '7', '{"id":', '[null,7,"x",{"id":"wrong"}]'])('%s reads as no stories', (text) => {
  localStorage.setItem(KEY, text);
  expect(createStore().get(savedStoriesAtom)).toEqual([]);
});

test('a damaged story keeps what is whole', () => {
  const whole = { text: 'Es war einmal.', author: 'user', timestamp: '2025-03-09T10:00:00.000Z' };
  const damaged = {
    id: 'story_5',
    title: 7,
    theme: 'pirates',
    ageGroup: null,
    segments: [whole, { text: '' }, null],
    characters: 'none',
    createdAt: 1741514400000,
    lastUpdated: '2025-03-09T10:00:00.000Z',
    imageUrl: 'https://elsewhere.example/x.png',
  };
  localStorage.setItem(KEY, JSON.stringify([damaged, 'broken']));
  const [read] = createStore().get(savedStoriesAtom);
  expect(read).toMatchObject({
    title: '',
    theme: 'adventure',
    ageGroup: 'small',
    segments: [whole],
    characters: [],
    createdAt: '2025-03-09T10:00:00.000Z',
  });
  expect(read?.imageUrl).toBeUndefined();
});

test('a browser without room says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('quota');
    },
    removeItem: () => {},
    clear: () => {},
  });
  expect(createStore().set(savedStoriesAtom, { keep: story(1, 'Eins') })).toBe(false);
});
