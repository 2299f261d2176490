import { expect, it } from 'vitest';
import { softenMask } from './soften-mask.ts';

const page = (rows: string[]) =>
  Uint8Array.from([...rows.join('')].map((mark) => (mark === '#' ? 1 : 0)));

it('a straight edge stays hard, also at the edge of the page', () => {
  const grey = softenMask(page(['##...', '##...', '##...']), 5);
  expect([...grey]).toEqual(Array.from({ length: 3 }, () => [0, 0, 255, 255, 255]).flat());
});

it('a slanted edge gets a soft step', () => {
  const grey = softenMask(page(['....#', '...##', '..###', '.####', '#####']), 5);
  expect(grey[2 * 5 + 2]).toBe(0);
  expect(grey[2 * 5 + 1]).toBe(255);
  const steep = softenMask(page(['#....', '#....', '##...', '##...', '##...']), 5);
  expect([...steep].some((value) => value > 0 && value < 255)).toBe(true);
});
