import { expect, test } from 'vitest';
import { createWordDesk } from '../create-word-desk.ts';

const desk = createWordDesk();

test.each([
  ['igel i g l', /^Fast! „Igel“ schreibt man so: Groß I, g, e, l/],
  ['blume b l u m e stimmt das', /^Ja, das ist richtig/],
  ['h a u s', /^Ja, das ist richtig\. „Haus“/],
  ['welches wort ist b a l l', /^Das ist das Wort „Ball“/],
])('%s', (question, answer) => {
  expect(desk.answer(question)).toMatch(answer);
});

test('letters are compared with the word that was asked for', () => {
  expect(desk.answer('v a t a', { earlier: ['wie schreibt man Vater'] })).toMatch(/^Fast! „Vater“/);
});

test('a row of the alphabet spells nothing', () => {
  expect(desk.answer('a b c d') ?? '').not.toMatch(/schreibt man so/);
});

test.each([
  ['gegenteil von mutig', 'wie schreibt man das', /^„ängstlich“/],
  ['was ist die mehrzahl von traum', 'wie schreibt man das', /^„Träume“/],
  ['was ist die mehrzahl von traum', 'schreibt man das mit ä u oder e u', /^„Träume“/],
])('%s, %s: of the word that was told', (asked, question, answer) => {
  const last = desk.answer(asked) ?? '';
  expect(desk.answer(question, { earlier: [asked], last })).toMatch(answer);
});
