import { expect, test } from 'vitest';
import { fitScale, MOST_ZOOM, pagePoint, panBy, reveal, wholePage, zoomAt } from './view.ts';

const page = { width: 1000, height: 1400 };
const viewport = { width: 350, height: 350 };
const whole = wholePage(page, viewport);

test('the whole page lies in the middle of the viewport', () => {
  expect(fitScale(page, viewport)).toBe(0.25);
  expect(whole).toEqual({ zoom: 1, x: 50, y: 0 });
});

test('zooming keeps what is under the finger', () => {
  const point = { x: 120, y: 200 };
  const before = pagePoint(whole, point, page, viewport);
  const near = zoomAt(whole, 4, point, page, viewport);
  const after = pagePoint(near, point, page, viewport);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('zoom stays between the whole page and eight times as near', () => {
  expect(zoomAt(whole, 0.1, { x: 0, y: 0 }, page, viewport)).toEqual(whole);
  expect(zoomAt(whole, 100, { x: 0, y: 0 }, page, viewport).zoom).toBe(MOST_ZOOM);
});

test('a page is never pushed off the viewport', () => {
  expect(panBy(whole, 500, -500, page, viewport)).toEqual(whole);
  const near = zoomAt(whole, 4, { x: 175, y: 175 }, page, viewport);
  expect(panBy(near, 9999, 9999, page, viewport)).toEqual({ zoom: 4, x: 0, y: 0 });
  expect(panBy(near, -9999, -9999, page, viewport)).toEqual({ zoom: 4, x: -650, y: -1050 });
});

test('a place out of sight is brought into sight, one in sight is left', () => {
  const near = panBy(zoomAt(whole, 4, { x: 0, y: 0 }, page, viewport), 9999, 9999, page, viewport);
  expect(reveal(near, { x: 175, y: 175 }, page, viewport)).toEqual(near);
  const shown = reveal(near, { x: 900, y: 1300 }, page, viewport);
  expect(shown.x).toBeLessThan(-500);
  expect(shown.y).toBeLessThan(-900);
});
