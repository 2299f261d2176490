// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { visitorToken } from './visitor-token.ts';

test('the token is made once: 32 letters and digits', () => {
  const token = visitorToken();
  expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(visitorToken()).toBe(token);
  expect(localStorage.getItem('visitorToken')).toBe(token);
});

test('a token of the older form is kept', () => {
  localStorage.setItem('visitorToken', 'visitor-1741514400-x7');
  expect(visitorToken()).toBe('visitor-1741514400-x7');
});

test('a broken token is replaced', () => {
  localStorage.setItem('visitorToken', '{"oh": "no"}');
  expect(visitorToken()).toMatch(/^[A-Za-z0-9]{32}$/);
});

test('a token so short that it can be guessed is replaced', () => {
  localStorage.setItem('visitorToken', 'mias-browser-15');
  expect(visitorToken()).toMatch(/^[A-Za-z0-9]{32}$/);
});
