import { expect, test } from 'vitest';
import { userTargets } from './user-entries.tsx';

const child = { role: 'user', isOwner: false, isTeacher: false } as const;
const labels = (viewer: Parameters<typeof userTargets>[0]) =>
  userTargets(viewer).map(({ label }) => label);

test('a registered child finds its stickers, and neither classes nor dashboard', () => {
  expect(labels(child)).toEqual(['Sticker']);
});

test('a teacher finds the classes', () => {
  expect(labels({ ...child, isTeacher: true })).toEqual(['Sticker', 'Klassen']);
});

test.each([
  { ...child, role: 'admin' },
  { ...child, isOwner: true },
] as const)('%o finds the dashboard', (viewer) => {
  expect(labels(viewer)).toContain('Admin');
});
