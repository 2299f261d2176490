import { expect, it } from 'vitest';
import { inkPage } from '../testing/ink-page.ts';
import { despeckle } from './despeckle.ts';

const clean = (rows: string[], leastPx: number) =>
  inkPage.rowsOf(despeckle(inkPage.of(rows), leastPx));

it('specks go, what is as large as asked for stays', () => {
  expect(clean(['##..###.', '##......', '........', '#.......'], 4)).toEqual([
    '##......',
    '##......',
    '........',
    '........',
  ]);
});

it('ink hangs together over corners and by parts that meet further down', () => {
  const rows = ['#...#...', '.#.#....', '..#.....', '........'];
  expect(clean(rows, 5)).toEqual(rows);
  expect(clean(rows, 6)).toEqual(Array.from({ length: 4 }, () => '........'));
  const cup = ['#..#....', '#..#....', '####....', '.......#'];
  expect(clean(cup, 8)).toEqual([...cup.slice(0, 3), '........']);
});

it('a line over several words of memory and to the end of the row is one', () => {
  const row = `..${'#'.repeat(70)}`;
  expect(clean([row, '.'.repeat(72)], 70)).toEqual([row, '.'.repeat(72)]);
  expect(clean([row], 71)).toEqual(['.'.repeat(72)]);
});
