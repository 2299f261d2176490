import { expect, test } from 'vitest';
import { teacher } from '../testing/teacher.ts';
import { askedAsList } from './list-asked.ts';

test.each([
  ['nenn mir drei Tiere, die Eier legen', undefined, 'welche Tiere Eier legen?'],
  ['kannst du mir drei Dinosaurier nennen', undefined, 'welche Dinosaurier gibt es?'],
  ['sag mir mal fünf Flüsse in Deutschland', undefined, 'welche Flüsse gibt es in Deutschland?'],
  ['zähl die mal auf', 'wie viele Planeten gibt es', 'welche Planeten gibt es?'],
])('what is to be listed is asked for: %s', (said, before, asked) => {
  expect(askedAsList(said, before)).toBe(asked);
});

test.each([
  'nenn mir drei Reimwörter auf Haus',
  'nenn mir ein Tier mit a',
  'sag mir die Uhrzeit',
  'kannst du drei Sprachen',
  'zähl bis zehn',
])('what is no list stays as it was said: %s', (said) => {
  expect(askedAsList(said, undefined)).toBe(said);
});

test('behind a count its things are named', () => {
  const history = [
    { role: 'user', content: 'wie viele Planeten gibt es' },
    { role: 'assistant', content: 'Unser Sonnensystem hat acht Planeten.' },
  ] as const;
  const told = teacher.answer('wie heißen die', { assistantName: 'LUX', history });
  expect(told).toMatch(/Merkur.*Neptun/);
});
