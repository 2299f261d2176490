import { expect, test } from 'vitest';
import { applyPronunciations } from './apply-pronunciations.ts';

const pairs = [
  { written: 'Nguyen', spoken: 'Nujen' },
  { written: 'Frau Szczesny', spoken: 'Frau Schtschesni' },
  { written: 'Szczesny', spoken: 'Schtschesni' },
  { written: 'KiTa', spoken: 'Kieta' },
  { written: 'Dr. Ng', spoken: 'Doktor Eng' },
  { written: 'Joaquín', spoken: 'Choakien' },
];
const spoken = (text: string) => applyPronunciations(text, pairs).text;

test.each([
  ['Nguyen malt.', 'Nujen malt.'],
  ['ist nguyen da?', 'ist Nujen da?'],
  ['Nguyens Heft und Nguyen’s Stift', 'Nujens Heft und Nujens Stift'],
  ['Frag Frau Szczesny!', 'Frag Frau Schtschesni!'],
  ['In der KITA ist Joaquín.', 'In der Kieta ist Choakien.'],
  ['Die Anna-Nguyen-Schule', 'Die Anna-Nujen-Schule'],
  ['Dr. Ng kommt.', 'Doktor Eng kommt.'],
])('%s is spoken "%s"', (written, expected) => {
  expect(spoken(written)).toBe(expected);
});

test.each(['Nguyenberg', 'Einnguyen', 'Die Kitas3', 'Hallo!', ''])('%s stays as it is', (text) => {
  expect(spoken(text)).toBe(text);
});

test('what is spoken is not respelt once more, and signs of a pattern are plain signs', () => {
  const swapped = [
    { written: 'Jan', spoken: 'Jon' },
    { written: 'Jon', spoken: 'Jan' },
    { written: 'C++ (neu)', spoken: 'ze plus $1' },
  ];
  expect(applyPronunciations('Jan, Jon und C++ (neu)', swapped).text).toBe(
    'Jon, Jan und ze plus $1',
  );
});

test('places in the spoken text lead back to the written words', () => {
  const written = 'Heute malt Nguyens Schwester mit Frau Szczesny ein Bild.';
  const { text, toWritten } = applyPronunciations(written, pairs);
  const back = [...text.matchAll(/[\p{L}]+/gu)].map(({ 0: word, index }) => {
    const { from, to } = toWritten(index, index + word.length);
    return written.slice(from, to);
  });
  expect(back).toEqual([
    'Heute',
    'malt',
    'Nguyens',
    'Schwester',
    'mit',
    'Frau Szczesny',
    'Frau Szczesny',
    'ein',
    'Bild',
  ]);
});

test('two hundred pairs and a long text take no time', () => {
  const many = Array.from({ length: 200 }, (_, place) => ({
    written: `${'a'.repeat(50)} ${place}`,
    spoken: 'b',
  }));
  const before = performance.now();
  applyPronunciations('a'.repeat(4_000), many);
  applyPronunciations(`${'a'.repeat(50)} 7 `.repeat(70), many);
  expect(performance.now() - before).toBeLessThan(200);
});
