import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;

test.each([
  ['was frisst ein axolotl in echt nich in minecraft', /frisst Würmer/],
  ['wie lang pennen murmeltiere im winter', /schläft etwa sechs Monate/],
  ['wat wiecht so n blauwal', /wiegt/],
])('what is asked is told, not what shares a word with it: %s', (question, said) => {
  expect(answer(question)?.text).toMatch(said);
});

test('a size asked of the young ones stays theirs', () => {
  const told = answer('und die babys, wie groß sind die?', {
    earlier: ['Wie sieht eine Giraffe aus?'],
  });
  expect(told?.text).toMatch(/Giraffenkalb/);
});

test('who corrects oneself means what was said last', () => {
  expect(answer('was frisst der hund nein die giraffe')?.text).toMatch(/Giraffe/);
});

test('a river goes on being talked of, though "er" could be any river', () => {
  const earlier = ['Welcher Fluss fließt durch Wien?', 'wo fängt der an'];
  expect(answer('und wo hört er auf', { earlier })?.text).toMatch(/Donau/);
});
