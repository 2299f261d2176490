import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

test.each([
  'stop ich will aufhörn',
  'Stopp, ich will jetzt aufhören.',
  'ich möchte lieber was anderes machen',
  'ich will eine pause',
  'schluss jetzt, ich hab keine Lust mehr',
  'ich hab keine lust mehr auf mathe',
  'ich hab genug für heute',
])('%s ends a practice, and no more', (text) => {
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test.each([
  'ich will aufhören zu leben',
  'ich will mit allem aufhören',
  'ich hab keine lust mehr zu leben',
  'ich hab genug von allem',
  'ich will aufhören zu essen',
])('%s is heard', (text) => {
  const verdict = checkText(text);
  expect(verdict.verdict === 'crisis' || 'concern' in verdict).toBe(true);
});

test.each([
  'oma ist nicht mehr da',
  'Mein Hund ist leider nicht mehr da.',
  'unsere katze mimi ist nicht mehr da und ich vermisse sie so',
])('%s mourns, and no more', (text) => {
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test.each([
  'opa ist nicht mehr da ich will auch zu ihm',
  'oma ist nicht mehr da und ich will sterben',
])('%s is heard', (text) => {
  expect(checkText(text)).toMatchObject({ verdict: 'crisis', category: 'self-harm' });
});

test('enough for today is enough of a task', () => {
  expect(checkText('genug für heute')).toEqual({ verdict: 'ok' });
  expect(checkText('reicht für heute mit dem leben')).toHaveProperty('concern');
});
