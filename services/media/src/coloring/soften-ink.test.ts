import { expect, it } from 'vitest';
import { inkPage } from '../testing/ink-page.ts';
import { softenInk } from './soften-ink.ts';

const softened = (rows: string[]) => {
  const page = inkPage.of(rows);
  return softenInk(page, new Uint8Array(page.width * page.height));
};

/** The plain way: counts nine pixels, what is beyond the page being as its edge. */
function softenPlainly(rows: string[]): number[] {
  const isInk = (row: number, column: number) => {
    const line = rows[Math.max(0, Math.min(rows.length - 1, row))] ?? '';
    return line[Math.max(0, Math.min(line.length - 1, column))] === '#';
  };
  return rows.flatMap((line, row) =>
    [...line].map((_, column) => {
      let count = 0;
      for (const dy of [-1, 0, 1]) {
        for (const dx of [-1, 0, 1]) if (isInk(row + dy, column + dx)) count += 1;
      }
      return [255, 255, 255, 255, 210, 40, 0, 0, 0, 0][count] ?? 255;
    }),
  );
}

it('a straight edge stays hard, also at the edge of the page', () => {
  const grey = softened(['##..', '##..', '##..']);
  expect([...grey]).toEqual(Array.from({ length: 3 }, () => [0, 0, 255, 255]).flat());
});

it('a slanted edge gets a soft step', () => {
  const steep = softened(['#...', '#...', '##..', '##..', '##..']);
  expect([...steep].some((value) => value > 0 && value < 255)).toBe(true);
});

it.each([36, 64, 96])('agrees with counting nine pixels, %i pixels wide', (width) => {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const rows = Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: width }, () => (random() < row / 40 ? '#' : '.')).join(''),
  );
  expect([...softened(rows)]).toEqual(softenPlainly(rows));
});
