import { expect, test } from 'vitest';
import { bandLevels } from './use-wave-levels.ts';

test('silence leaves ten flat bars', () => {
  expect(bandLevels(new Uint8Array(64))).toEqual(Array(10).fill(0));
});

test('the hum of a room moves nothing', () => {
  expect(bandLevels(new Uint8Array(64).fill(50))).toEqual(Array(10).fill(0));
});

test('the lowest voice frequencies stand in the middle, the highest at the edges', () => {
  const low = new Uint8Array(64);
  low[1] = 255;
  expect(bandLevels(low)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  const high = new Uint8Array(64);
  high[20] = 255;
  expect(bandLevels(high)[0]).toBe(1);
});
