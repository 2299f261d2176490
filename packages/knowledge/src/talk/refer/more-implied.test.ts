import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const told = (earlier: readonly string[], question: string) =>
  knowledge.answer(question, { earlier });

test.each([
  ['wie weit ist der mond weg', 'war da schon mal einer', /Armstrong/],
  ['wie weit ist der mars weg', 'war da schon mal jemand', /noch keine Menschen/],
  ['was ist ein tornado', 'passiert das bei uns auch', /auch bei uns/],
  ['was fressen pinguine', 'und wer frisst die', /Robben/],
  ['wer war mozart', 'hatte der kinder', /Kinder/],
  ['wann sind die dinosaurier ausgestorben', 'wodurch denn', /Brocken/],
])('%s, %s', (before, question, text) => {
  const found = told([before], question);
  expect(found?.isAdmission).not.toBe(true);
  expect(found?.text).toMatch(text);
});

test.each([
  ['wer hat das auto erfunden', 'lebt der noch'],
  ['was ist der eiffelturm', 'warum heißt der so'],
  ['wieso können eulen den kopf so weit drehen', 'können andere vögel das auch'],
  ['wie groß ist ein elefant', 'und das baby'],
])('%s, %s: nothing else is told for it', (before, question) => {
  expect(told([before], question)?.isAdmission).toBe(true);
});

test('what is told of others on the same is an answer', () => {
  expect(told(['wie atmen fische'], 'machen wale das auch so')?.text).toMatch(/atmet/);
});

test('plants that eat meat are no dinosaurs', () => {
  const found = told([], 'gibt es eigentlich pflanzen die fleisch fressen');
  expect(found?.text).toMatch(/fleischfressende Pflanzen/i);
});
