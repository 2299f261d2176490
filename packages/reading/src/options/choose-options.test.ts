import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { chooseOptions, likeness, type Option } from './choose-options.ts';

const ROUNDS = 200;
const syllables: Option[] = ['ma', 'la', 'mo', 'lo', 'mi', 'li', 'sa', 'so', 'na', 'no'].map(
  (text) => ({ text }),
);
const letters: Option[] = [
  { text: 'B b', similar: ['D d', 'P p'] },
  { text: 'D d' },
  { text: 'P p' },
  { text: 'S s' },
  { text: 'O o' },
  { text: 'K k' },
  { text: 'F f', alike: ['V v'] },
  { text: 'V v' },
];
const find = (items: Option[], text: string): Option => {
  const found = items.find((item) => item.text === text);
  if (!found) throw new Error(`no ${text}`);
  return found;
};
const play = (items: Option[], text: string, level: number) => {
  const random = createRandom(7);
  const right = find(items, text);
  return Array.from({ length: ROUNDS }, () => chooseOptions(items, right, level, random));
};
const wrongOf = (options: Option[], text: string) =>
  options.map((option) => option.text).filter((one) => one !== text);

test.each([1, 2, 3])('at level %i there are four different options, one of them right', (level) => {
  for (const options of play(syllables, 'ma', level)) {
    expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    expect(wrongOf(options, 'ma')).toHaveLength(3);
  }
});

test('the right one is about as often at each place', () => {
  const places = [0, 0, 0, 0];
  for (const options of play(syllables, 'ma', 2)) {
    const place = options.findIndex(({ text }) => text === 'ma');
    places[place] = (places[place] ?? 0) + 1;
  }
  for (const count of places) expect(count).toBeGreaterThan(ROUNDS / 8);
});

test('at level 1 none is like the right one', () => {
  for (const options of play(letters, 'B b', 1)) {
    expect(wrongOf(options, 'B b')).not.toContain('D d');
    expect(wrongOf(options, 'B b')).not.toContain('P p');
  }
  for (const options of play(syllables, 'ma', 1)) {
    for (const text of wrongOf(options, 'ma')) expect(text).not.toMatch(/a|m/);
  }
});

test('at level 2 there is one that is like it', () => {
  for (const options of play(letters, 'D d', 2)) expect(wrongOf(options, 'D d')).toContain('B b');
});

test('at level 3 all that are like it are there', () => {
  for (const options of play(letters, 'B b', 3)) {
    expect(wrongOf(options, 'B b')).toEqual(expect.arrayContaining(['D d', 'P p']));
  }
  for (const options of play(syllables, 'ma', 3)) {
    for (const option of options) {
      expect(likeness(option, { text: 'ma' })).toBeGreaterThanOrEqual(0.5);
    }
  }
});

test('what would be right as well is never there, whichever side names it', () => {
  for (const [right, alike] of [
    ['F f', 'V v'],
    ['V v', 'F f'],
  ] as const) {
    for (const level of [1, 2, 3]) {
      for (const options of play(letters, right, level)) {
        expect(wrongOf(options, right)).not.toContain(alike);
      }
    }
  }
});

test('similar ones fill up where no others are left', () => {
  const few = letters.slice(0, 4);
  expect(chooseOptions(few, find(few, 'B b'), 1, createRandom(1))).toHaveLength(4);
});

test('too few wrong ones are refused', () => {
  const few = letters.slice(0, 3);
  expect(() => chooseOptions(few, find(few, 'B b'), 1, createRandom(1))).toThrow(RangeError);
});

test.each([
  ['Rose', 'Hose', 'Sofa'],
  ['ma', 'na', 'li'],
  ['Biene', 'Beine', 'Tiger'],
])('%s is more like %s than like %s', (one, near, far) => {
  const from = { text: one };
  expect(likeness(from, { text: near })).toBeGreaterThan(likeness(from, { text: far }));
});
