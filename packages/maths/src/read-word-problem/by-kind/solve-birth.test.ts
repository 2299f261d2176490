import { expect, test } from 'vitest';
import { solveBirth } from './solve-birth.ts';

const yearsIn = (told: string) => {
  const read = solveBirth(told);
  return read?.kind === 'solved' ? /Es sind (\d+) Jahre/.exec(read.text)?.[1] : read;
};

test.each([
  ['mama ist 38 ich bin acht wie alt war mama bei meiner geburt', '30'],
  ['papa ist 40 und ina ist 13 wie alt war papa als ina auf die welt kam', '27'],
  ['meine mama ist 32 und ich bin 8 wie alt war sie als ich geboren wurde', '24'],
])('how old somebody was at a birth: %s', (told, years) => {
  expect(yearsIn(told)).toBe(years);
});

test.each([
  ['als ich geboren wurde war mein bruder drei jetzt ist er neun wie alt bin ich', '6'],
  ['oma war 25 als papa geboren wurde jetzt ist papa 35 wie alt ist oma', '60'],
])('the years between two stay as they are: %s', (told, years) => {
  expect(yearsIn(told)).toBe(years);
});

test('ages that are told in another way are not added up', () => {
  expect(
    yearsIn('als ich geboren wurde war leo 3 und mia 5 jetzt bin ich 4 wie alt ist leo'),
  ).toEqual({ kind: 'unclear' });
  expect(yearsIn('leo ist 3 und mia ist 5 wie alt ist leo')).toBeNull();
});
