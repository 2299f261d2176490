import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { rememberVerdicts } from './remember-verdicts.ts';

test('a text is judged once, and gets the same verdict from then on', () => {
  const asked: string[] = [];
  const check = rememberVerdicts((text) => {
    asked.push(text);
    return checkText(text);
  });
  const call = 'Mein Papa schlägt mich jeden Tag.';
  const question = 'Wie viele Beine hat eine Spinne?';
  const first = [call, question].map(check);
  expect([call, question].map(check)).toEqual(first);
  expect(first).toEqual([call, question].map(checkText));
  expect(asked).toEqual([call, question]);
});

test('a full memory is cleared, and what was in it is judged anew, alike', () => {
  const asked: string[] = [];
  const check = rememberVerdicts((text) => {
    asked.push(text);
    return { verdict: 'ok' };
  });
  check('Was ist ein Igel?');
  for (let at = 0; at < 600; at += 1) check(`Was ist ${at} mal 3?`);
  expect(check('Was ist ein Igel?')).toEqual({ verdict: 'ok' });
  expect(asked.filter((text) => text === 'Was ist ein Igel?')).toHaveLength(2);
});
