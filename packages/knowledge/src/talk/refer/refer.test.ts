import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;
const last = (...questions: string[]) =>
  answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) });

test.each([
  [
    ['was ist ein frosch', 'und eine schlange', 'wie heißen die babys von dem ersten'],
    /Kaulquappe/,
  ],
  [
    [
      'was ist die hauptstadt von spanien',
      'und von polen',
      'wie sieht die flagge von dem anderen land aus',
    ],
    /gelb/,
  ],
  [['was ist ein wal', 'welcher ist der größte', 'wie schwer wird der'], /Blauwal/],
  [
    ['was ist ein dinosaurier', 'welcher war der gefährlichste', 'erzähl mehr über den'],
    /Tyrannosaurus/,
  ],
])('who is meant by a place in the talk is told of: %j', (talk, told) => {
  expect(last(...talk)?.text).toMatch(told);
});

test.each([
  [
    ['wie hoch ist der eiffelturm', 'und der kölner dom', 'wie viel höher ist der eiffelturm'],
    /173 Meter höher als der Kölner Dom/,
  ],
  [['was ist der mars', 'und der jupiter', 'welcher hat mehr monde'], /^Mehr hat der Jupiter/],
])('two of a talk are reckoned against each other: %j', (talk, told) => {
  expect(last(...talk)?.text).toMatch(told);
});

test.each([
  [['warum ist das meer salzig', 'kann man das wasser trinken'], /nicht trinken/],
  [['was ist ein fliegenpilz', 'darf man den essen'], /nie|giftig/],
  [['wie entsteht honig', 'was machen die im winter'], /warm/],
  [['was ist ein säugetier', 'ist der wal auch eins', 'und der hai'], /^Nein/],
  [['was ist ein vulkan', 'gibts bei uns in deutschland auch welche'], /Eifel/],
  [['wie lebten die römer', 'und die kleidung'], /Tunika/],
])('what is not said but meant is answered: %j', (talk, told) => {
  const found = last(...talk);
  expect(found?.text).toMatch(told);
  expect(found?.isAdmission ?? false).toBe(false);
});

test('what is not known of those who are talked of is told of nobody else', () => {
  expect(last('wie lebten die römer', 'und ihre flugzeuge erzähl mal')?.isAdmission).toBe(true);
  expect(last('wie lebten die römer', 'und ihre häuser erzähl mal')?.text).toMatch(/Römer/);
  expect(last('was ist ein hase', 'wer war das erste')?.text ?? '').not.toMatch(/Auto/);
});
