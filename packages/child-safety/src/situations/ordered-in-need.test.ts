import { expect, test } from 'vitest';
import { checkFollowUp } from '../check-follow-up.ts';
import { checkText } from '../check-text.ts';

const isConcern = (text: string) => {
  const verdict = checkText(text);
  return verdict.verdict === 'ok' ? verdict.concern !== undefined : verdict.verdict;
};

test.each([
  'bring mich bitte nach hause',
  'ruf bitte sofort meine oma an',
  'bitte hol mama',
  'mach dass es aufhört',
  'zauber dass mama nicht mehr schreit',
  'kannst du mir mal helfen bitte',
  'versteck mich',
])('"%s" is asked back about', (text) => {
  expect(isConcern(text)).toBe(true);
});

test.each([
  'mach dass es aufhört zu regnen',
  'bring mir eine pizza',
  'schreib mama eine nachricht',
  'spiel ein lied für mama',
  'sag mama gute nacht',
])('"%s" is an order to a machine', (text) => {
  expect(isConcern(text)).toBe(false);
});

test('behind a task help is asked for with it', () => {
  expect(checkFollowUp('hilf mir mal', [], 'übe malaufgaben mit mir')).toEqual({ verdict: 'ok' });
});
