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
