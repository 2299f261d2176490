import { expect, test } from 'vitest';
import { hexOf, pixelOf, WHITE } from '../sheet/pixel.ts';
import { colourName, describeRegion, palette } from './palette.ts';

test('there are sixteen colours, each with its own name', () => {
  expect(palette).toHaveLength(16);
  expect(new Set(palette.map(({ name }) => name)).size).toBe(16);
  expect(new Set(palette.map(({ hex }) => hex)).size).toBe(16);
});

test('a colour survives the way into the bitmap and back', () => {
  for (const { hex, name } of palette) {
    expect(hexOf(pixelOf(hex))).toBe(hex);
    expect(colourName(pixelOf(hex))).toBe(name);
  }
});

test('an area is told by its place and colour', () => {
  expect(describeRegion(3, 24, pixelOf('#e23b33'))).toBe('Fläche 3 von 24, gefüllt mit Rot');
  expect(describeRegion(1, 24, WHITE)).toBe('Fläche 1 von 24, noch weiß');
  expect(describeRegion(2, 24, pixelOf('#123456'))).toBe(
    'Fläche 2 von 24, gefüllt mit einer eigenen Farbe',
  );
});
