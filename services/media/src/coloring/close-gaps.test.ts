import { expect, it } from 'vitest';
import { inkPage } from '../testing/ink-page.ts';
import { closeGaps } from './close-gaps.ts';

const closed = (rows: string[]) => inkPage.rowsOf(closeGaps(inkPage.of(rows)));

it('small gaps close, large ones and the line’s width stay', () => {
  expect(closed(['....####...####......####.......'])).toEqual([
    '....###########......####.......',
  ]);
});

it('gaps close across words of memory and towards the edge of the page', () => {
  const around = (gap: string) => `${'.'.repeat(29)}##${gap}##${'.'.repeat(20)}##.....`;
  expect(closed([around('....')])).toEqual([around('####')]);
  expect(closed([`${'.'.repeat(32)}##..`])).toEqual([`${'.'.repeat(32)}####`]);
});

it('gaps close along columns, also at the edge of the page', () => {
  const line = '...#....';
  const paper = '........';
  expect(closed([line, paper, paper, line, paper, paper, line])).toEqual(
    Array.from({ length: 7 }, () => line),
  );
  expect(closed([line, paper, paper, paper, paper, paper, line, line])).toEqual([
    line,
    ...Array.from({ length: 5 }, () => paper),
    line,
    line,
  ]);
});
