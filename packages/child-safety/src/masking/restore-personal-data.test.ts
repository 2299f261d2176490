import { expect, test } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';
import { createRestorer, restorePersonalData } from './restore-personal-data.ts';

const { facts } = maskPersonalData(
  'Ich heiße mia schneider, meine Freundin heißt Lena, ich wohne in Soest und mein Passwort ist Sonne7.',
);
const restore = (text: string) => restorePersonalData(text, facts);

test.each([
  ['Schön, [Name 1]!', 'Schön, Mia!'],
  ['[Name 1]s Freundin ist [Name 2].', 'Mias Freundin ist Lena.'],
  ['In [Ort] ist es schön.', 'In Soest ist es schön.'],
  ['Sag dein [Passwort] niemandem.', 'Sag dein Passwort niemandem.'],
  ['Deine [Telefonnummer] ist geheim.', 'Deine Telefonnummer ist geheim.'],
  ['Hallo [Name]!', 'Hallo Mia!'],
  ['Hallo, [name1]!', 'Hallo, Mia!'],
  ['Hallo, [Name 9]!', 'Hallo!'],
  ['Rechne [3 + 4] aus.', 'Rechne [3 + 4] aus.'],
])('%s is %s', (answer, restored) => {
  expect(restore(answer)).toBe(restored);
});

test('it comes back whole, however the answer is torn into pieces', () => {
  const answer = 'Schön, [Name 1]! Magst du [Tiere] wie [Name 2], [Name 9]? Ja, [';
  const whole = 'Schön, Mia! Magst du [Tiere] wie Lena? Ja, [';
  for (let size = 1; size <= answer.length; size += 1) {
    const restorer = createRestorer(facts);
    let text = '';
    for (let at = 0; at < answer.length; at += size)
      text += restorer.push(answer.slice(at, at + size));
    expect(text + restorer.flush()).toBe(whole);
  }
});

test('what is no placeholder is not held back', () => {
  const { push } = createRestorer(facts);
  expect(push('Der Mond leuchtet nicht. ')).toBe('Der Mond leuchtet nicht. ');
  expect(push('Er [')).toBe('Er');
});
