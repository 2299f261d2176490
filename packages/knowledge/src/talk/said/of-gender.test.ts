import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const lastOf = (...talk: string[]) =>
  knowledge.answer(talk.at(-1) ?? '', { earlier: talk.slice(0, -1), level: 'older' })?.text ?? '';

test.each([
  [
    ['Was ist der größte Planet?', 'und der kleinste', 'wie weit ist der von der Sonne weg'],
    /Merkur/,
  ],
  [['Was machen Ameisen im Winter?', 'und Schmetterlinge?'], /überwintern/],
  [
    ['Wie alt werden Schildkröten?', 'und Hunde?', 'wer wird am ältesten'],
    /Davon ist die Schildkröte/,
  ],
  [['Was ist schwerer, ein Elefant oder ein Nashorn', 'und wer ist schneller'], /ist das Nashorn/],
  [['Wie warm wird es in der Wüste?', 'und nachts'], /Nachts/],
  [['Wie groß war der T-Rex?', 'und warum gibts den nicht mehr'], /Asteroid/],
  [['Wer war Albert Einstein?', 'wann ist der gestorben'], /1955/],
] as const)('%s', (talk, answer) => {
  expect(lastOf(...talk)).toMatch(answer);
});

test('an article that does not fit what follows means whom the talk is of', () => {
  expect(knowledge.saysPronoun('darf ich dem Milch geben')).toBe(true);
  expect(knowledge.saysPronoun('darf ich dem Igel Milch geben')).toBe(false);
});
