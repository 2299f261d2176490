import { expect, test } from 'vitest';
import { isWorkplace, userTargets } from './user-targets.ts';

const child = { role: 'user', isOwner: false, isTeacher: false } as const;
const labels = (viewer: Parameters<typeof userTargets>[0]) => {
  const { play, work } = userTargets(viewer);
  return { play: play.map(({ label }) => label), work: work.map(({ label }) => label) };
};

test('a registered child finds its stickers, and neither classes nor dashboard', () => {
  expect(labels(child)).toEqual({ play: ['Sticker'], work: [] });
});

test('a teacher finds the classes', () => {
  expect(labels({ ...child, isTeacher: true })).toEqual({ play: ['Sticker'], work: ['Klassen'] });
});

test.each([
  { ...child, role: 'admin' },
  { ...child, isOwner: true },
] as const)('%o finds the dashboard', (viewer) => {
  expect(labels(viewer).work).toContain('Admin');
});

test.each([
  ['/admin-dashboard', true],
  ['/lehrkraft', true],
  ['/Lehrkraft/stunden/l1', true],
  ['/', false],
  ['/gallery', false],
])('%s is a workplace: %s', (path, is) => {
  expect(isWorkplace(path)).toBe(is);
});
