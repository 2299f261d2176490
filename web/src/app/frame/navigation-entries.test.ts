import { expect, test } from 'vitest';
import { navigationEntries } from './navigation-entries.ts';

const labels = (viewer: Parameters<typeof navigationEntries>[0]) =>
  navigationEntries(viewer).map(({ label }) => label);

test('a visitor sees the login and neither stickers nor admin', () => {
  expect(labels(null)).toEqual(['Sprechen', 'Galerie', 'Ausmalbilder', 'Spiele', 'Login']);
});

test('a registered child sees the stickers and no login', () => {
  expect(labels({ role: 'user', isOwner: false })).toEqual([
    'Sprechen',
    'Galerie',
    'Ausmalbilder',
    'Spiele',
    'Sticker',
  ]);
});

test.each([
  { role: 'admin', isOwner: false },
  { role: 'user', isOwner: true },
] as const)('%o sees the admin entry', (viewer) => {
  expect(labels(viewer)).toContain('Admin');
});
