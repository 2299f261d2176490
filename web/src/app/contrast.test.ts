import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const TEXT = 4.5;
const CONTROL = 3;
const PAIRS: [foreground: string, background: string, atLeast: number][] = [
  ...['surface', 'surface-raised', 'surface-sunken', 'hill-far', 'hill-near'].flatMap(
    (background): [string, string, number][] => [
      ['ink', background, TEXT],
      ['ink-soft', background, TEXT],
      ['primary', background, CONTROL],
      ['accent', background, CONTROL],
      ['control-line', background, CONTROL],
      ['focus', background, CONTROL],
    ],
  ),
  ...['surface', 'surface-raised'].flatMap((background): [string, string, number][] => [
    ['danger', background, TEXT],
    ['success', background, TEXT],
    ['warning', background, TEXT],
    ['info', background, TEXT],
    ['special', background, CONTROL],
  ]),
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-strong', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-strong', TEXT],
  ...['primary', 'success', 'warning', 'danger', 'info', 'special'].map(
    (meaning): [string, string, number] => [`on-${meaning}-soft`, `${meaning}-soft`, TEXT],
  ),
  // Edges and signs of what is right, wrong, or worth knowing.
  ...['primary', 'success', 'warning', 'danger', 'info', 'special'].map(
    (meaning): [string, string, number] => [meaning, `${meaning}-soft`, CONTROL],
  ),
  ['focus', 'primary-soft', CONTROL],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(PAIRS)('%s on %s reaches %d:1', (foreground, background, atLeast) => {
    expect(contrast(hex(foreground), hex(background))).toBeGreaterThanOrEqual(atLeast);
  });

  function hex(name: string): string {
    const token = tokens.get(name);
    if (token === undefined) throw new Error(`theme.css has no --color-${name}`);
    return token[theme];
  }
});

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
