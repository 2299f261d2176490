import { expect, test } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';
import { readMaskingExamples, readSentences } from './testing/corpus.ts';

const maskingExamples = readMaskingExamples();

test.each(maskingExamples)('%s → %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test('everyday sentences stay as they are', () => {
  expect(
    readSentences('harmless-sentences').filter((text) => maskPersonalData(text) !== text),
  ).toEqual([]);
});

test('masking twice is masking once', () => {
  for (const [, masked] of maskingExamples) expect(maskPersonalData(masked)).toBe(masked);
});

test('an address is found however long what stands before it, or in it', () => {
  const long = 'a'.repeat(5_000);
  expect(maskPersonalData(`${long}@web.de`)).toBe('[E-Mail-Adresse]');
  expect(maskPersonalData(`${long} mia@web.de`)).toBe(`${long} [E-Mail-Adresse]`);
  expect(maskPersonalData(`${long}straße 5`)).toBe('[Adresse]');
  expect(maskPersonalData('Anna-Seghers-Straße 5')).toBe('[Adresse]');
});

/** What patterns of this file begin with, go on with and fail at. */
const FRAGMENTS = [
  ...['a', 'x-', 'a.', 'a@', '@', 'a@b', ' ', '-', '1', '0 ', '01', '01.', '01(', '+0', '(0', '1,'],
  ...['a at ', 'a punkt ', 'punkt ', 'null ', 'null eins ', 'eins ', 'nummer ', 'nummer', 'ist '],
  ...['straße ', 'gasse', 'er ', 'Gasse 5 ', 'Gasse 5,', 'wohne ', 'wohne in ', 'adresse ', 'plz '],
  ...[
    '12345 ',
    'Köln am ',
    'zuhause ist ',
    'tel ',
    'ruf mich an',
    'in ',
    'str.',
    'Nr. ',
    '[Adresse]',
  ],
];
/** Of the pairs every seventh: enough for each fragment to meet all kinds of others. */
const PAIRS = FRAGMENTS.flatMap((one) => FRAGMENTS.map((other) => one + other)).filter(
  (_pair, at) => at % 7 === 0,
);
const SHAPES = [...FRAGMENTS, ...PAIRS].flatMap((shape) => [
  [shape, ''],
  [shape, 'x!'],
  // A beginning that is whole, and then an end that never comes.
  ['Gartenstraße 5', shape],
]);

function shapeOf([head = '', tail = '']: string[], length: number): string {
  const [once, again] = head === 'Gartenstraße 5' ? [head, tail] : ['', head];
  const text = once + again.repeat(Math.ceil(length / again.length));
  return text.slice(0, length) + (again === tail ? '' : tail);
}

function quickestMs(text: string, tries: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries; at += 1) {
    const before = performance.now();
    maskPersonalData(text);
    best = Math.min(best, performance.now() - before);
  }
  return best;
}

test('a story ten times as long takes about ten times as long, whatever it is made of', () => {
  const slow = SHAPES.filter((shape) => {
    const [short, long] = [shapeOf(shape, 1_500), shapeOf(shape, 15_000)];
    // A quadratic pattern takes a hundred times as long; the rest is what a busy machine adds.
    const isSlow = (tries: number) =>
      quickestMs(long, tries) > 40 * Math.max(quickestMs(short, tries * 3), 0.05);
    return isSlow(1) && isSlow(8);
  });
  expect(slow).toEqual([]);
}, 60_000);
