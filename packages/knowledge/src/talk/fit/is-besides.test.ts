import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const ask = (...questions: string[]) =>
  knowledge.answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) });

test('what somebody does is not told by what it is', () => {
  const told = ask('was macht eigentlich eine libelle so am vormittag');
  expect(told?.isAdmission ?? true).toBe(true);
});

test('of two that are compared none is told of alone', () => {
  const told = ask('was ist weicher watte oder wolle');
  expect(told?.isAdmission ?? true).toBe(true);
});

test('a question of another thing is admitted where only what that is is known', () => {
  const told = ask('stirbt die biene wenn sie sticht', 'und die hummel');
  expect(told?.text ?? '').not.toMatch(/^Die Hummel ist/);
});

test('"nein ich mein" asks the question before of another', () => {
  expect(ask('was ist die hauptstadt von italien', 'nein ich mein von spanien')?.text).toMatch(
    /Madrid/,
  );
});

test('who sleeps longer is not who is longer', () => {
  expect(ask('was frisst ein igel', 'und ein bär', 'wer schläft länger')?.text ?? '').not.toMatch(
    /^Länger/,
  );
});
