import type { FoundWord } from '@lux/contracts/games/letters-content.ts';
import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { splitReadingText } from '../../../games-kit/reading/split-reading-text.ts';
import { buildLetters } from '../../../testing/builders/build-letters.ts';
import type { TaskMode } from '../letters-game.ts';
import { dealMaterialTasks, dealMaterialTexts } from './deal-material.ts';

const content = buildLetters();
const found = (split: string, given: Partial<FoundWord> = {}): FoundWord => ({
  ...{ word: split.replaceAll('-', ''), syllables: split.split('-'), drawing: null, letter: null },
  ...given,
});
const words = [
  found('Lam-pe', { letter: 'L l', drawing: '1F4A1' }),
  found('Mond', { letter: 'M m', drawing: '1F319' }),
  found('Mut-ter', { letter: 'M m' }),
  found('Kat-ze', { drawing: '1F408' }),
  found('Ka-ter', { drawing: '1F408' }),
];
const deal = (mode: TaskMode, asked: string[] = [], list = words, seed = 1) =>
  dealMaterialTasks(list, content, mode, { asked, random: createRandom(seed) });
const askedOf = (...given: Parameters<typeof deal>) =>
  deal(...given)
    .map(({ asked }) => asked)
    .toSorted();

test('whole words are all asked, with four options of which no other suits the drawing', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const tasks = deal('worte', [], words, seed);
    expect(tasks).toHaveLength(5);
    for (const { asked, options } of tasks) {
      expect([options.includes(asked), new Set(options).size]).toEqual([true, 4]);
      if (asked === 'Katze') expect(options).not.toContain('Kater');
    }
  }
});

test('a word without a drawing is asked all the same, to be heard', () => {
  const task = deal('worte').find(({ asked }) => asked === 'Mutter');
  expect(task).toMatchObject({ drawing: null, syllables: ['Mut', 'ter'] });
});

test('a list of one word takes its wrong options from our own', () => {
  const [task] = deal('worte', [], words.slice(0, 1));
  expect(task?.options).toHaveLength(4);
  expect(task?.options).toContain('Lampe');
});

test('each letter is asked once, with the sound and the likes of our own', () => {
  expect(askedOf('buchstaben')).toEqual(['L l', 'M m']);
  const task = deal('buchstaben').find(({ asked }) => asked === 'L l');
  expect(task).toMatchObject({ word: 'Lampe', sound: 'l', drawing: '1F4A1' });
  expect(task?.parts).toEqual([
    { text: 'L', isAsked: true },
    { text: 'ampe', isAsked: false },
  ]);
});

test('syllables are asked that can be spoken alone, and none of a word of one', () => {
  expect(askedOf('silben')).toEqual(['ka', 'kat', 'lam', 'mut', 'pe', 'ter', 'ze']);
  expect(askedOf('silben', [], [found('Mond'), found('Ka-tze')])).toEqual(['ka']);
});

test('what was not asked yet comes first where the list is longer than a round', () => {
  const many = Array.from({ length: 15 }, (_, index) =>
    found(`Wort${String.fromCharCode(97 + index)}`),
  );
  const first = askedOf('worte', [], many);
  const second = askedOf('worte', first, many);
  expect(first).toHaveLength(10);
  expect(new Set([...first, ...second]).size).toBe(15);
});

const material = { id: 'm'.repeat(22), title: 'Der Igel' };
const long = Array.from({ length: 8 }, (_, index) => `Absatz ${index}. ${'Ein Satz. '.repeat(30)}`);

test('a short text is read whole, under its name', () => {
  const { texts, hasMore } = dealMaterialTexts(material, 'Der Igel schläft.\nEr träumt.', []);
  expect(texts).toEqual([
    {
      ...{ id: `material:${material.id}:1`, title: 'Der Igel', drawing: null },
      text: 'Der Igel schläft.\nEr träumt.',
    },
  ]);
  expect(hasMore).toBe(false);
});

test('a long text goes on after what was read, and begins anew at its end', () => {
  const text = long.join('\n\n');
  const read: string[] = [];
  const rounds: string[][] = [];
  for (let more = true; more; ) {
    const { texts, hasMore } = dealMaterialTexts(material, text, read);
    rounds.push(texts.map(({ title }) => title ?? ''));
    read.push(...texts.map(({ id }) => id));
    more = hasMore;
  }
  expect(rounds.flat()).toEqual(long.map((_, index) => `Der Igel, Teil ${index + 1}`));
  expect(rounds.every((round) => round.length <= 3)).toBe(true);
  expect(dealMaterialTexts(material, text, read).texts[0]?.title).toBe('Der Igel, Teil 1');
});

test('parts are short, whole sentences, and together they are the text', () => {
  const text = `${'Der Igel sucht im Laub nach Käfern. '.repeat(40)}\n\n---\n\nKurz.`;
  const parts = splitReadingText(text);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(420);
  for (const part of parts) expect(part).toMatch(/\.$/);
  expect(parts.join(' ').match(/Käfern/g)).toHaveLength(40);
});
