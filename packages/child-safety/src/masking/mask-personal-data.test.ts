import { expect, test } from 'vitest';
import { readMaskingExamples, readSentences, readUnseenFacts } from '../testing/corpus.ts';
import { maskPersonalData, maskTexts } from './mask-personal-data.ts';

const maskingExamples = readMaskingExamples();
const mask = (text: string) => maskPersonalData(text).text;

test.each(maskingExamples)('%s → %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test('everyday sentences stay as they are', () => {
  expect(readSentences('harmless-sentences').filter((text) => mask(text) !== text)).toEqual([]);
});

test('masking twice is masking once', () => {
  for (const [, masked] of maskingExamples) expect(mask(masked)).toBe(masked);
});

test('of what nobody tuned for, at least nine of ten facts are hidden, and harmless sentences stay', () => {
  const unseen = readUnseenFacts();
  const told = unseen.filter(({ fact }) => fact !== '');
  const hidden = told.filter(({ text, fact }) => !mask(text).includes(fact));
  expect(hidden.length / told.length).toBeGreaterThanOrEqual(0.9);
  const harmless = unseen.filter(({ fact }) => fact === '').map(({ text }) => text);
  expect(harmless.filter((text) => mask(text) !== text)).toEqual([]);
});

test('somebody has the same placeholder in a whole conversation, in whatever form', () => {
  const { texts, facts } = maskTexts([
    'Wer mag Pferde? Mia mag sie.',
    'Ich heiße Mia Schneider, und meine Freundin heißt Lena.',
    'Hallo Mia! Reitet Lena auch?',
    'Mias Pferd ja, Lenas nicht. Und Anne Frank?',
  ]);
  expect(texts).toEqual([
    'Wer mag Pferde? [Name 1] mag sie.',
    'Ich heiße [Name 1], und meine Freundin heißt [Name 2].',
    'Hallo [Name 1]! Reitet [Name 2] auch?',
    '[Name 1]s Pferd ja, [Name 2]s nicht. Und Anne Frank?',
  ]);
  expect(facts.map(({ placeholder, value }) => [placeholder, value])).toEqual([
    ['[Name 1]', 'Mia Schneider'],
    ['[Name 2]', 'Lena'],
  ]);
});

test('a child called as somebody famous does not hide the famous one', () => {
  const { texts } = maskTexts(['Ich heiße Anne.', 'Wer war Anne Frank?']);
  expect(texts).toEqual(['Ich heiße [Name 1].', 'Wer war Anne Frank?']);
});

test('a town that was told may be asked about', () => {
  const { texts } = maskTexts(['Ich wohne in Lippstadt.', 'Wo liegt Lippstadt?']);
  expect(texts).toEqual(['Ich wohne in [Ort].', 'Wo liegt Lippstadt?']);
});

test('LUX is nobody’s secret, whatever a school calls it', () => {
  expect(maskPersonalData('Ich heiße Luna.', { except: ['Luna'] }).text).toBe('Ich heiße Luna.');
  expect(maskPersonalData('Ich heiße Luna.').text).toBe('Ich heiße [Name 1].');
});

test('placeholders of others are not given twice', () => {
  expect(mask('[Name 1] und ich heiße Tim')).toBe('[Name 1] und ich heiße [Name 2]');
});

test('an address is found however long what stands before it, or in it', () => {
  const long = 'a'.repeat(5_000);
  expect(mask(`${long}@web.de`)).toBe('[E-Mail-Adresse]');
  expect(mask(`${long} mia@web.de`)).toBe(`${long} [E-Mail-Adresse]`);
  expect(mask('Anna-Seghers-Straße 5')).toBe('[Adresse]');
});

test('a sentence takes at most a millisecond of processor time', () => {
  const sentences = [
    ...maskingExamples.map(([text]) => text),
    ...readSentences('everyday-sentences'),
  ];
  sentences.forEach(mask);
  const before = process.threadCpuUsage();
  sentences.forEach(mask);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000 / sentences.length).toBeLessThanOrEqual(1);
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
    'Mia ',
    'von ',
    'ich heiße ',
    'meine Freundin ',
    'Schule am ',
    'am 3. Mai ',
    'ist meine ',
    'Passwort ist ',
    'Insta ',
    '_',
    '[',
  ],
];
/** Of the pairs every nineteenth: enough for each fragment to meet all kinds of others. */
const PAIRS = FRAGMENTS.flatMap((one) => FRAGMENTS.map((other) => one + other)).filter(
  (_pair, at) => at % 19 === 0,
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

/** Of the processor: a busy machine adds nothing to it. */
function quickestMs(text: string, tries: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries; at += 1) {
    const before = process.threadCpuUsage();
    maskPersonalData(text);
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

test('a text eight times as long takes about eight times as long, whatever it is made of', () => {
  const slow = SHAPES.filter((shape) => {
    const [short, long] = [shapeOf(shape, 500), shapeOf(shape, 4_000)];
    // A quadratic pattern takes 64 times as long.
    const isSlow = (tries: number) =>
      quickestMs(long, tries) > 30 * Math.max(quickestMs(short, tries * 2), 0.5);
    return isSlow(1) && isSlow(6);
  });
  expect(slow).toEqual([]);
}, 180_000);
