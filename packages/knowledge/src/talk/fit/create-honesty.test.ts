import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;
const last = (...questions: string[]) =>
  answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) });

test.each([
  'wann wurde der eiffelturm gestrichen',
  'wo schlafen elefanten',
  'wie lange hat man an der cheops pyramide gebaut',
  'wie viele streifen hat ein zebra',
  'wie viele räder hat ein zug',
  'können papageien denken',
  'wer hat das horn vom nashorn angemalt',
])('what answers only a part of a question is not told as its answer: %s', (question) => {
  expect(last(question)?.isAdmission ?? true).toBe(true);
});

test.each([
  ['was aßen die römer', /Brot/],
  ['wie viele kantone hat die schweiz', /26/],
  ['haben oktopusse knochen', /[Kk]nochen/],
  ['wie schnell kann ein gepard rennen', /Kilometer|Landstraße/],
])('what leaves nothing open is told outright: %s', (question, told) => {
  expect(last(question)?.text).toMatch(told);
  expect(last(question)?.isAdmission ?? false).toBe(false);
});

test('what may be eaten is food, whatever else is told of care', () => {
  expect(last('ich hab ein meerschweinchen was darf das fressen')?.text).toMatch(/fressen Heu/);
});
