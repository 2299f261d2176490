import { expect, test } from 'vitest';
import { userTargets } from './user-entries.tsx';

const labels = (viewer: Parameters<typeof userTargets>[0]) =>
  userTargets(viewer).map(({ label }) => label);

test('a registered child finds its stickers, and no dashboard', () => {
  expect(labels({ role: 'user', isOwner: false })).toEqual(['Sticker']);
});

test.each([
  { role: 'admin', isOwner: false },
  { role: 'user', isOwner: true },
] as const)('%o finds the dashboard', (viewer) => {
  expect(labels(viewer)).toContain('Admin');
});
