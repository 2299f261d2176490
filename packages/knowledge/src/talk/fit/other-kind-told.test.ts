import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;
const last = (...questions: string[]) =>
  answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) });

test.each([
  [['warum wird man geimpft', 'und wie lange hält das'], /pikst/],
  [['was ist das internet', 'und was haben die leute vorher gemacht'], /sucht man/],
  [['was ist demokratie', 'und wie oft ist das'], /^Demokratie/],
  [['wie schnell fliegt ein flugzeug', 'und wie hoch'], /Meter lang/],
  [['warum haben giraffen so lange hälse', 'und die zunge'], /Erwachsenen/],
  [['wann wurde amerika entdeckt', 'was wollte der eigentlich'], /Burger/],
  [['was frisst ein eichhörnchen', 'und im winter'], /Fell/],
  [['welcher planet ist am nächsten an der sonne', 'und am weitesten weg'], /Merkur/],
  [['wie schwer ist ein elefantenbaby', 'und ein großer'], /vier dicke Beine/],
])('what is of another kind than asked is not told as the answer: %j', (talk, other) => {
  const found = last(...talk);
  expect(found?.isAdmission === true || !other.test(found?.text ?? '')).toBe(true);
});

test.each([
  [['was ist ein gepard', 'wie schnell ist der'], /Kilometer/],
  [['was ist ein elefant', 'und wie lange lebt der'], /Jahre/],
  [['was ist ein igel', 'wie viele stacheln hat der'], /tausend|\d/],
  [['wie stark ist eine ameise', 'wie viel mal'], /fache/],
  [['wie viele ecken hat ein sechseck', 'und ein würfel'], /acht/],
  [['gibt es noch ritter', 'warum nicht mehr'], /Ritter/],
])('what is of the kind that is asked is told: %j', (talk, told) => {
  const found = last(...talk);
  expect(found?.text).toMatch(told);
  expect(found?.isAdmission).not.toBe(true);
});
