import type { PracticePlan } from '@lux/contracts/classroom/progress.ts';
import { expect, test } from 'vitest';
import { buildLetters } from '../../../testing/builders/build-letters.ts';
import { dealTasks } from './deal-tasks.ts';
import type { LevelChoice } from './level-drafts.ts';

const content = buildLetters();
const letters = (level: number): LevelChoice => ({ mode: 'buchstaben', level, theme: null });
const evenly = { tasks: [], known: [], isFixed: false };
const deal = (choice: LevelChoice, asked: string[] = [], practice: PracticePlan = evenly) =>
  dealTasks(content, choice, { asked, practice, random: Math.random });
const askedOf = (choice: LevelChoice, asked?: string[]) =>
  deal(choice, asked)
    .map((task) => task.asked)
    .toSorted();

test('levels 1 and 2 ask their own letters', () => {
  expect(askedOf(letters(1))).toEqual(['A a', 'L l', 'M m', 'O o']);
  expect(askedOf(letters(2))).toEqual(['F f', 'H h', 'U u', 'W w']);
});

test('level 3 asks ten of all, those that were not asked yet first', () => {
  expect(deal(letters(3))).toHaveLength(10);
  const asked = ['M m', 'A a', 'L l', 'O o', 'U u'];
  const again = askedOf(letters(3), asked);
  // Eight are new; of the five others those that were asked longest ago.
  expect(again).toHaveLength(10);
  expect(again).toEqual(expect.arrayContaining(['M m', 'A a']));
  for (const text of ['L l', 'O o', 'U u']) expect(again).not.toContain(text);
});

test('each task has four different options of its level, the right one among them', () => {
  for (const { asked, options } of deal(letters(2))) {
    expect(new Set(options).size).toBe(4);
    expect(options).toContain(asked);
    for (const option of options) expect(['F f', 'H h', 'U u', 'W w']).toContain(option);
  }
});

test('a letter is left open in its word, wherever it stands', () => {
  const parts = (letter: string) =>
    deal(
      letters(3),
      content.letters.map((one) => one.letter).filter((one) => one !== letter),
    )
      .find(({ asked }) => asked === letter)
      ?.parts.map(({ text, isAsked }) => (isAsked ? `[${text}]` : text))
      .join('');
  expect(parts('Sch sch')).toBe('[Sch]af');
  expect(parts('Ch ch')).toBe('Bu[ch]');
  expect(parts('X x')).toBe('Ta[x]i');
});

test('a syllable is left open in its word', () => {
  const tasks = deal({ mode: 'silben', level: 1, theme: null });
  expect(tasks.find(({ asked }) => asked === 'la')).toMatchObject({
    word: 'Lama',
    sound: null,
    syllables: ['La', 'ma'],
    parts: [
      { text: 'La', isAsked: true },
      { text: 'ma', isAsked: false },
    ],
  });
});

test('words come from the theme, and without one from those for all', () => {
  expect(askedOf({ mode: 'worte', level: 1, theme: 'trains' })).toEqual([
    'Gleise',
    'Lok',
    'Tunnel',
    'Zug',
  ]);
  expect(askedOf({ mode: 'worte', level: 3, theme: null })).toHaveLength(5);
});

test('content with too little to choose from is an error, not a task with fewer options', () => {
  expect(() => deal({ mode: 'worte', level: 2, theme: null })).toThrow(RangeError);
});

const known = ['letter:A', 'letter:L', 'letter:M', 'letter:O'];

test('what a child is unsure of comes, with what it knows and at most one new thing', () => {
  const practice = { tasks: ['letter:M', 'letter:A'], known, isFixed: false };
  const asked = deal(letters(2), [], practice).map((task) => task.asked);
  expect(asked).toEqual(expect.arrayContaining(['M m', 'A a']));
  expect(asked.filter((text) => !['A a', 'L l', 'M m', 'O o'].includes(text))).toHaveLength(1);
});

test('whoever is new at letters begins evenly, also one who knows words', () => {
  const practice = { tasks: ['word:Oma'], known: ['word:Oma'], isFixed: false };
  const asked = deal(letters(1), [], practice).map((task) => task.asked);
  expect(asked.toSorted()).toEqual(['A a', 'L l', 'M m', 'O o']);
});

test('a teacher’s choice is all that is asked, and as often as a round wants', () => {
  const practice = { tasks: ['letter:M', 'letter:F'], known: [], isFixed: true };
  const tasks = deal(letters(1), [], practice);
  expect(tasks.map((task) => task.asked).toSorted()).toEqual(['F f', 'F f', 'M m', 'M m']);
  for (const { options } of tasks) expect(new Set(options).size).toBe(4);
});

test('a teacher’s choice of letters leaves syllables as they are', () => {
  const practice = { tasks: ['letter:M'], known: [], isFixed: true };
  expect(deal({ mode: 'silben', level: 1, theme: null }, [], practice).length).toBeGreaterThan(1);
});
