import { expect, test } from 'vitest';
import { newStory } from '../editor/editor-machine.ts';
import { pictureWish } from './use-illustration.ts';

const segment = (text: string) => ({
  id: text,
  text,
  author: 'user' as const,
  timestamp: '2025-03-09T10:00:00.000Z',
});

test('title, first two sentences and theme make the picture', () => {
  const story = {
    ...newStory(1),
    title: 'Der rote Drache',
    segments: [segment('Ein Drache flog los. Er sah ein Schloss.'), segment('Dann schlief er.')],
  };
  expect(pictureWish(story, 'Fantasie')).toBe(
    'Der rote Drache. Ein Drache flog los. Er sah ein Schloss. Thema: Fantasie',
  );
});

test('without a title the story speaks for itself', () => {
  expect(pictureWish({ title: ' ', segments: [segment('Ein Hund bellt.')] }, 'Tiere')).toBe(
    'Ein Hund bellt. Thema: Tiere',
  );
});

test('the longest story still fits what a picture may be asked with', () => {
  const wish = pictureWish(
    { title: 'x'.repeat(120), segments: [segment('lang '.repeat(4000))] },
    'Freundschaft',
  );
  expect(wish.length).toBeLessThan(1000);
});
