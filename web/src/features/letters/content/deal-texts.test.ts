import { expect, test } from 'vitest';
import { buildLetters } from '../../../testing/builders/build-letters.ts';
import { dealTexts } from './deal-texts.ts';

const content = buildLetters();
const practice = { tasks: [], known: [], isFixed: false };
const ids = (level: number, theme: 'trains' | null) =>
  dealTexts(content, { level, theme, practice }).map(({ id }) => id);

test('level 1 has sentences, level 2 stories', () => {
  expect(ids(1, null)).toEqual(['sentence-001', 'sentence-002']);
  expect(ids(2, null)).toEqual(['story-001']);
});

test('the theme comes first, and texts for all fill up the rest', () => {
  expect(ids(1, 'trains')).toEqual(['sentence-003', 'sentence-001', 'sentence-002']);
  expect(ids(2, 'trains')).toEqual(['story-002', 'story-001']);
});

test('there are at most five sentences and three stories', () => {
  const sentences = Array.from({ length: 9 }, (_, index) => ({
    id: `sentence-${index}`,
    text: 'Im Garten steht ein Baum.',
    theme: null,
  }));
  const stories = sentences.map(({ id, theme }) => ({
    id,
    theme,
    title: 'Der Baum',
    text: 'Im Garten steht ein Baum. Er ist groß.',
    drawing: '1F333',
  }));
  expect(dealTexts({ sentences, stories }, { level: 1, theme: null, practice })).toHaveLength(5);
  expect(dealTexts({ sentences, stories }, { level: 2, theme: 'space', practice })).toHaveLength(3);
});

test('a text that was hard comes again, before the others', () => {
  const hard = { ...practice, tasks: ['reading:sentence-002'] };
  const texts = dealTexts(content, { level: 1, theme: null, practice: hard });
  expect(texts.map(({ id }) => id)).toEqual(['sentence-002', 'sentence-001']);
});
