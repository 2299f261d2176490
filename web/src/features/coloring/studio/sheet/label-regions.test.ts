import { describe, expect, test } from 'vitest';
import { circle, drawPage, line } from '../../../../testing/builders/draw-page.ts';
import { labelRegions } from './label-regions.ts';
import { Regions } from './regions.ts';

const SIDE = 200;
const isAnyLeftWhite = (page: Uint32Array, labels: Uint16Array) =>
  page.some((pixel, index) => labels[index] === 0 && (pixel & 255) > 128);
const label = (page: Uint32Array) => new Regions(labelRegions(page, SIDE, SIDE));

describe('a colour does not leak', () => {
  test.each(Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 24))(
    'through a thin soft line at %f rad',
    (angle) => {
      // Half a pixel off the grid: there a line of one pixel is nowhere black.
      const { count } = label(drawPage(SIDE, SIDE, [line(100.3, 99.8, angle, 1)]));
      expect(count).toBe(2);
    },
  );

  test.each([1, 1.5, 2, 3, 8])('out of a circle whose line is %f px thick', (thickness) => {
    const { count, labels } = label(drawPage(SIDE, SIDE, [circle(100, 100, 60, thickness)]));
    expect(count).toBe(2);
    expect(labels[0]).not.toBe(labels[100 * SIDE + 100]);
  });

  test('where two lines cross', () => {
    const cross = [line(100, 100, 0.5, 1.5), line(100, 100, 2.2, 1.5)];
    expect(label(drawPage(SIDE, SIDE, cross)).count).toBe(4);
  });
});

test('a colour reaches one to two pixels under its line, so that no white seam is left', () => {
  const page = drawPage(SIDE, SIDE, [circle(100, 100, 60, 8)]);
  const { labels } = label(page);
  expect(isAnyLeftWhite(page, labels)).toBe(false);
  // The middle of the line belongs to nobody: two colours never fight for it.
  expect(labels[100 * SIDE + 40]).toBe(0);
});

test('neighbours divided by a thin line meet under it and keep their sides', () => {
  const { labels } = label(drawPage(SIDE, SIDE, [line(100, 100, Math.PI / 2, 3)]));
  const row = [...labels.subarray(100 * SIDE, 101 * SIDE)];
  expect(row.slice(0, 98).every((one) => one === 1)).toBe(true);
  expect(row.slice(102).every((one) => one === 2)).toBe(true);
  expect(row).not.toContain(0);
});

test('a speck between lines goes to its neighbour and is no area', () => {
  const page = drawPage(SIDE, SIDE, [circle(100, 100, 2.5, 1)]);
  const { count, labels } = label(page);
  expect(count).toBe(1);
  expect(labels[100 * SIDE + 100]).toBe(1);
  expect(isAnyLeftWhite(page, labels)).toBe(false);
});

test('areas are counted as one reads: from the top, from left to right', () => {
  const circles = [
    circle(150, 150, 20, 3),
    circle(50, 150, 20, 3),
    circle(150, 60, 20, 3),
    circle(50, 60, 20, 3),
  ];
  const { labels } = label(drawPage(SIDE, SIDE, circles));
  const at = (x: number, y: number) => labels[y * SIDE + x] ?? 0;
  const seen = [at(50, 60), at(150, 60), at(50, 150), at(150, 150)];
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(new Set(seen).size).toBe(4);
});

test('runs hold exactly the pixels of their area', () => {
  const regions = label(drawPage(SIDE, SIDE, [circle(90, 110, 50, 4)]));
  const { count, labels } = regions;
  const gathered = new Uint16Array(labels.length);
  for (let one = 1; one <= count; one += 1) {
    const own = regions.runs(one);
    for (let at = 0; at < own.length; at += 2) gathered.fill(one, own[at], own[at + 1]);
    expect(labels[regions.anchor(one)]).toBe(one);
  }
  expect(gathered).toEqual(labels);
});

test('transparent paper is white paper', () => {
  const page = drawPage(SIDE, SIDE, [circle(100, 100, 60, 4)]).map((pixel) =>
    (pixel & 255) === 255 ? 0 : pixel,
  );
  expect(label(page).count).toBe(2);
});

test('an empty page is one area, a black one has none', () => {
  expect(label(drawPage(SIDE, SIDE, [])).count).toBe(1);
  expect(label(new Uint32Array(SIDE * SIDE).fill(0xff000000)).count).toBe(0);
});
