import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;
const last = (...questions: string[]) =>
  answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) })?.text ?? '';

test.each([
  [['wie heißt der höchste berg in deutschland', 'und in österreich'], /Großglockner/],
  [
    ['wie heißt der höchste berg in deutschland', 'wie hoch ist der', 'und in österreich'],
    /Großglockner/,
  ],
  [['wie viele arme hat ein oktopus', 'und herzen'], /drei Herzen/],
  [['wie lange braucht die erde um die sonne', 'und der mond um die erde'], /vier Wochen/],
  [['was frisst ein reh', 'und im winter'], /Im Winter/],
  [
    ['stirbt die biene wenn sie sticht', 'und die wespe'],
    /Wespe stirbt nicht|nach dem Stich nicht/,
  ],
  [['kann ein blauwal singen', 'und der pottwal'], /Pottwal/],
  [['wo leben pinguine', 'wie viele eier legen die'], /Pinguin/],
  [['was ist ein vulkan', 'gibts in deutschland auch einen'], /Eifel/],
])('words that go on with a talk are asked as a whole question: %j', (talk, told) => {
  expect(last(...talk)).toMatch(told);
});

test('a rank alone names nothing that is called so', () => {
  expect(last('wie hieß der erste bundeskanzler', 'und der zweite')).not.toMatch(/Weltkrieg|Auge/);
});

test('what is told as the smallest is talked of from there on', () => {
  expect(last('welche kontinente gibt es', 'welcher ist der kleinste', 'und wer lebt da')).toMatch(
    /Australien/,
  );
});

test('whom a question is about may be named before it', () => {
  expect(last('was reimt sich auf maus', 'und die pinguine was fressen die')).toMatch(
    /Fisch|Krill/,
  );
});

test('which is the most is asked of what is talked of', () => {
  const told = last('ist der wal ein säugetier', 'und der hai', 'welche ist am häufigsten');
  expect(told).not.toMatch(/Buchstabe/);
});
