import { expect, it } from 'vitest';
import { inkPage } from '../testing/ink-page.ts';
import { readInk } from './read-ink.ts';

it('what is darker than 150 of 255 is ink; only what is near black or white is clear', () => {
  const grey = Uint8Array.of(0, 63, 64, 149, 150, 191, 192, 255, 0, 10, 20, 30, 255, 250, 200, 192);
  const { page, clearPx } = readInk(grey, 8);
  expect(inkPage.rowsOf(page)).toEqual(['####....', '####....']);
  expect(clearPx).toBe(12);
});

it('grey values may lie anywhere in memory', () => {
  const memory = new Uint8Array(9).fill(255);
  memory[1] = 0;
  expect(inkPage.rowsOf(readInk(memory.subarray(1), 8).page)).toEqual(['#.......']);
});
