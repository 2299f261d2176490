import { expect, test } from 'vitest';
import { fillSlots } from './fill-slots.ts';

test.each([
  ['{who} hat das gemacht.', 'mein kleiner bruder', 'Dein kleiner Bruder hat das gemacht.'],
  [
    'Streit mit {who.dat} tut weh.',
    'mein kleiner bruder',
    'Streit mit deinem kleinen Bruder tut weh.',
  ],
  [
    'Streit mit {who.dat} tut weh.',
    'meine beste Freundin',
    'Streit mit deiner besten Freundin tut weh.',
  ],
  ['Streit mit {who.dat} tut weh.', 'Emma', 'Streit mit Emma tut weh.'],
  ['Mit {who.dat} ist etwas los.', 'unser kaninchen', 'Mit eurem Kaninchen ist etwas los.'],
  ['Was sagst du {who.ihm}?', 'Lena', 'Was sagst du ihr?'],
  ['Wo war {who.er} zuletzt?', 'mein Wellensittich', 'Wo war er zuletzt?'],
  ['Du bist zu {why}.', null, null],
])('%s with "%s" is "%s"', (text, who, said) => {
  expect(fillSlots(text, who === null ? {} : { who })).toBe(said);
});

test('what is no noun stays small', () => {
  expect(fillSlots('Du bist zu {why}.', { why: 'klein' })).toBe('Du bist zu klein.');
});
