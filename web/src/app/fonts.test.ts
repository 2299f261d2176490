import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const [, fontStack = ''] = /--font-sans:\s*([^;]+);/.exec(read('theme.css')) ?? [];

/** Of Andika's own file, in hundredths of the font size. */
const ANDIKA = { ascent: 122.1, descent: 39.1 };

const standIns = read('fonts.css')
  .split('@font-face')
  .flatMap((face) => {
    const numberOf = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)`).exec(face)?.[1]);
    const [, family] = /font-family: "(Andika .+)"/.exec(face) ?? [];
    const size = numberOf('size-adjust') / 100;
    const weight = numberOf('font-weight');
    const ascent = numberOf('ascent-override') * size;
    return family ? [{ family, weight, ascent, descent: numberOf('descent-override') * size }] : [];
  });

test('until Andika is there, what stands in for it is as high, in both weights', () => {
  const families = [...new Set(standIns.map(({ family }) => family))];
  expect(families.length).toBeGreaterThan(1);
  for (const family of families) {
    const weights = standIns.filter((face) => face.family === family);
    expect([family, ...weights.map(({ weight }) => weight)]).toEqual([family, 400, 700]);
    for (const { ascent, descent } of weights) {
      expect(Math.abs(ascent - ANDIKA.ascent)).toBeLessThan(0.2);
      expect(Math.abs(descent - ANDIKA.descent)).toBeLessThan(0.2);
    }
    expect(fontStack).toContain(`"${family}"`);
  }
  expect(fontStack.startsWith('"Andika"')).toBe(true);
});
