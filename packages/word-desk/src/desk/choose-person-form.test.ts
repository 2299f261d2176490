import { expect, test } from 'vitest';
import { createWordDesk } from './create-word-desk.ts';

const { answer } = createWordDesk();

test.each([
  ['heißt es du nimmst oder du nehmst', 'Richtig ist „du nimmst“.'],
  ['sagt man ihr fahrt oder ihr fährt', 'Richtig ist „ihr fahrt“.'],
  ['heißt das er gebt oder er gibt', 'Richtig ist „er gibt“.'],
])('%s is decided by the person', (question, told) => {
  expect(answer(question)).toBe(told);
});

test('two forms that both are right are no choice of persons', () => {
  expect(answer('heißt es ich lief oder ich laufe') ?? '').not.toMatch(/^Richtig ist „ich/u);
});
