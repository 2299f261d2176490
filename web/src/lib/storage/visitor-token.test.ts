// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetDevice } from '../../sync/forget-device.ts';
import { visitorCookie } from '../../testing/fakes/stub-fetch.ts';
import { visitorToken } from './visitor-token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  visitorCookie.clear();
});

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

test('where browser storage was emptied, the token comes back from the cookie', () => {
  visitorCookie.show('token-of-last-week-01');
  expect(visitorToken()).toBe('token-of-last-week-01');
  expect(localStorage.getItem('visitorToken')).toBe('token-of-last-week-01');
});

test('a child that has left does not come back by the cookie', async () => {
  visitorCookie.show('token-of-last-week-01');
  await forgetDevice();
  expect(visitorToken()).not.toBe('token-of-last-week-01');
});

test('in a lesson the cookie is not looked at: a lesson has a token of its own', () => {
  localStorage.setItem('lesson', '{}');
  visitorCookie.show('token-of-last-week-01');
  expect(visitorToken()).not.toBe('token-of-last-week-01');
});

test('behind TLS only a cookie that nobody else can have set counts', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  visitorCookie.show('planted-by-somebody-01');
  expect(visitorToken()).not.toBe('planted-by-somebody-01');
});
